/** The locale of all text that viewers read. */
export const LOCALE = 'en';
