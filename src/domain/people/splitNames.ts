/** Suffixes that belong to the name before their comma: "Sammy Davis, Jr.", "Tyler, the Creator". */
const SUFFIX = String.raw`(?:(?:jr|sr|junior|senior|esq|ph\.?\s?d|m\.?d|i{2,3}|iv)\.?(?=\s*(?:[,;|&/、，；(]|$)|\s+(?:and|und|et)\s)|the\s)`;

/** Signs and words between names. A slash separates only between spaces, and nothing separates inside parentheses. */
const SEPARATOR = new RegExp(
  String.raw`(?:\s*[;|、，；]\s*|\s*,(?!\s*${SUFFIX})\s*|\s+(?:and|und|et|och|og|&|\+|/)\s+)(?![^()]*\))`,
  'iu',
);

/** Words that also stand inside of names ("Ortega y Gasset"): they separate people only between whole names. */
const BETWEEN_WHOLE_NAMES = /(?<=\S\s+\S+)\s+(?:y|e|i|и|en)\s+(?=\S+\s+\S)/iu;

/** Returns the names in one field: "A, B and C" are three people. */
export const splitNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .flatMap((part) => part.split(BETWEEN_WHOLE_NAMES))
    // What a comma and a word leave between them ("A, and B").
    .map((name) => name.trim().replace(/^(?:and|und|et|och|og|&)\s+/iu, ''))
    .filter((name) => name !== '');
