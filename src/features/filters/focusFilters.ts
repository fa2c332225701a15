/** The button that is always there. */
export const FILTERS_BUTTON = 'filters';

/** Gives the focus a place before the control that had it goes. */
export const focusFilters = (): void => document.getElementById(FILTERS_BUTTON)?.focus();
