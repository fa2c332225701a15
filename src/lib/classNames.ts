/** The names that apply, as one attribute. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
