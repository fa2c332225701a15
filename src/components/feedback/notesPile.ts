/** The id of the pile of notes at the foot of the screen. */
export const NOTES_PILE = 'notes';
