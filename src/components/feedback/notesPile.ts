/** The id of the region at the bottom of the screen that holds the toasts. */
export const NOTES_PILE = 'notes';
