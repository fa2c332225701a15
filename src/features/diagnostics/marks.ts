/** The icons of good and bad values. */
export const MARKS = { good: 'success', bad: 'alert' } as const;
