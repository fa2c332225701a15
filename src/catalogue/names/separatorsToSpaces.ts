/** Initials, which keep their dots: `S.W.A.T.`, `E.T.`. */
const INITIALS = /(?<![\p{L}\d])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\d.]))?/gu;
/** Three or more short numbers with dots between them, which keep their dots: `11.22.63`. */
const NUMBERS = /(?<![\p{L}\d.])\d{1,2}(?:\.\d{1,2}){2,}(?![\p{L}\d])/gu;
const ABBREVIATIONS = /(?<![\p{L}\d])(mrs?|ms|dr|jr|sr|vol|vs)\.(?=[\p{L}\d&])/giu;

/** A placeholder for a dot that stays. It is a private-use character, which does not occur in names. */
const KEPT_DOT = '\ue000';

/** Replaces the dots, underscores or hyphens that separate the words of a name by spaces. */
export function separatorsToSpaces(name: string): string {
  const text = name.includes(' ') ? name : name.replaceAll('%20', ' ');
  return oneSpaceEach(withSpaces(text).replace(/([\p{L}\d])_ (?=\S)/gu, '$1: '));
}

function withSpaces(text: string): string {
  const spaces = count(text, / /g);
  if (count(text, /[^\s._][._]+(?=[^\s._])/gu) > spaces) return withoutDots(text);
  if (spaces > 0) return text;
  if (/[._]/.test(text)) return withoutDots(text);
  // A single hyphen is part of a word: Spider-Man.
  if (count(text, /[\p{L}\d]-(?=[\p{L}\d])/gu) > 1) return text.replaceAll('-', ' ');
  return count(text, /[\p{L}\d]\+(?=[\p{L}\d])/gu) > 1 ? text.replaceAll('+', ' ') : text;
}

const withoutDots = (text: string) =>
  text
    .replace(INITIALS, (initials) => `${initials.replaceAll('.', KEPT_DOT)} `)
    .replace(NUMBERS, (numbers) => numbers.replaceAll('.', KEPT_DOT))
    .replace(ABBREVIATIONS, `$1${KEPT_DOT} `)
    .replace(/[._]/g, ' ')
    .replaceAll(KEPT_DOT, '.');

const oneSpaceEach = (text: string) => text.replace(/\s+/g, ' ').trim();

const count = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern)).length;
