/** The id of the region at the bottom of the screen that holds the toasts. */
export const TOAST_REGION_ID = 'notes';
