/** Joins the class names that are not false or undefined. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
