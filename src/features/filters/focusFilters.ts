/** The id of the filter button, which is always mounted. */
export const FILTERS_BUTTON = 'filters';

/** Moves the focus to the filter button. Must be called before the focused control is removed. */
export const focusFilters = (): void => document.getElementById(FILTERS_BUTTON)?.focus();
