/** Suffixes that belong to the name before their comma: "Sammy Davis, Jr.", "Tyler, the Creator". */
const SUFFIX = String.raw`(?:(?:[Jj]r|[Ss]r|JR|SR|[Jj]unior|[Ss]enior|[Ee]sq|[Pp]h\.?\s?[Dd]|M\.?D|I{2,3}|IV)\.?(?=\s*(?:[,;|&/\u3001\uff0c\uff1b(]|$)|\s+(?:and|und|et)\s)|the\s)`;

/** Some people are called "Og" or "Et": these words separate names only as they are written in a sentence, or as a heading is. */
const WORDS = '(?:and|AND|und|UND|et|ET|och|OCH|og|OG|&)';

/** Signs, those of East Asia among them, and words. A slash separates between spaces, and nothing does in parentheses. */
const SEPARATOR = new RegExp(
  String.raw`(?:\s*[;|\u3001\uff0c\uff1b]\s*|\s*,(?!\s*${SUFFIX})\s*|\s+(?:${WORDS}|\+|/)\s+)(?![^()]*\))`,
  'u',
);

/** Words that also stand inside of names ("Ortega y Gasset"): they separate people only between whole names. */
const BETWEEN_WHOLE_NAMES = /(?<=\S\s+\S+)\s+(?:y|e|i|\u0438|en)\s+(?=\S+\s+\S)/u;

/** A comma and a word leave the word behind ("A, and B"). */
const LEFT_OVER = new RegExp(String.raw`^${WORDS}\s+`);

/** Returns the names in one field: "A, B and C" are three people. */
export const splitNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .flatMap((part) => part.split(BETWEEN_WHOLE_NAMES))
    .map((name) => name.trim().replace(LEFT_OVER, ''))
    .filter((name) => name !== '');
