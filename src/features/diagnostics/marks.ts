/** The icons of what is as it should be, and of what is not. */
export const MARKS = { good: 'success', bad: 'alert' } as const;
