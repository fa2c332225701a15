/** Matches suffixes that belong to the name before their comma: "Sammy Davis, Jr.", "Tyler, the Creator". */
const SUFFIX = String.raw`(?:(?:[Jj]r|[Ss]r|JR|SR|[Jj]unior|[Ss]enior|[Ee]sq|[Pp]h\.?\s?[Dd]|M\.?D|I{2,3}|IV)\.?(?=\s*(?:[,;|&/\u3001\uff0c\uff1b(]|$)|\s+(?:and|und|et)\s)|the\s)`;

/**
 * Some people are called "Og" or "Et". These words only separate names in lower case, or in capitals as in a heading.
 */
const WORDS = '(?:and|AND|und|UND|et|ET|och|OCH|og|OG|&)';

/**
 * Matches separators: punctuation, including that of East Asia, and words. A slash needs spaces around it. Nothing
 * separates inside parentheses.
 */
const SEPARATOR = new RegExp(
  String.raw`(?:\s*[;|\u3001\uff0c\uff1b]\s*|\s*,(?!\s*${SUFFIX})\s*|\s+(?:${WORDS}|\+|/)\s+)(?![^()]*\))`,
  'u',
);

/** Matches words that also occur inside names ("Ortega y Gasset"). They separate people only between full names. */
const BETWEEN_WHOLE_NAMES = /(?<=\S\s+\S+)\s+(?:y|e|i|\u0438|en)\s+(?=\S+\s+\S)/u;

/** After a split at a comma, a word such as "and" may remain ("A, and B"). */
const LEFT_OVER = new RegExp(String.raw`^${WORDS}\s+`);

/** Returns the names in one field: "A, B and C" are three people. */
export const splitNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .flatMap((part) => part.split(BETWEEN_WHOLE_NAMES))
    .map((name) => name.trim().replace(LEFT_OVER, ''))
    .filter((name) => name !== '');
