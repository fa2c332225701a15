/**
 * Marks a text of a record for the translators. The record keeps the English text, because it is stored and compared.
 * `tStored` translates it where it is shown.
 */
export const msg = <Text extends string>(text: Text): Text => text;

/** Returns a marked text with its `{number}`, such as `Season 2`. */
export const numbered = (text: string, number: number): string => text.replace('{number}', String(number));
