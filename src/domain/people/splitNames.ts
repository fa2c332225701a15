/** A comma before "Jr." belongs to the name. */
const SEPARATOR = /\s*[;|]\s*|\s*,(?!\s*(?:jr|sr)\b)\s*|\s+(?:and|und|et|&)\s+/i;

/** " y " also stands inside of Spanish names ("Ortega y Gasset"): it separates people only between whole names. */
const BETWEEN_WHOLE_NAMES = /(?<=\S\s+\S+)\s+y\s+(?=\S+\s+\S)/i;

/** Returns the names in one field: "A, B and C" are three people. */
export const splitNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .flatMap((part) => part.split(BETWEEN_WHOLE_NAMES))
    // What a comma and a word leave between them ("A, and B").
    .map((name) => name.trim().replace(/^(?:and|und|et|&)\s+/i, ''))
    .filter((name) => name !== '');
