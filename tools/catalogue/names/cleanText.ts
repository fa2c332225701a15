import { RELEASE_TAGS } from './releaseTags';

const YEAR = '(?:18|19|20)\\d\\d';
const PART = '(?:cd|dis[ck]|dvd|part|pt)[ -]?\\d{1,2}';
const SQUARE = new RegExp(`\\[(?! ?(?:${YEAR}|${PART}) ?\\])[^[\\]]*\\]`, 'gi');
const YEARS = new RegExp(`[([] ?${YEAR} ?[)\\]]`, 'g');

/**
 * Removes text in square brackets, except a year and a part. If nothing else is left, the text was the title: `[REC] 2
 * (2009)`.
 */
export function withoutBrackets(text: string): string {
  const without = text.replace(SQUARE, ' ').replace(/\s+/g, ' ').trim();
  const title = without.replace(YEARS, '');
  return /\p{L}|\p{N}{2}|\p{S}/u.test(title) ? without : text;
}

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

const anyOf = (patterns: readonly string[]) => `(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`;

const SURE = new RegExp(anyOf(RELEASE_TAGS.sure), 'giu');
const WEAK_AT_END = new RegExp(`${anyOf(RELEASE_TAGS.weak)}[\\s\\-_.,+&~([]*$`, 'iu');

/**
 * Splits a name before its first release tag.
 * @param from the first position of a tag: a title must not be empty (1), but the name of an episode may be empty (0)
 */
export function cutTags(text: string, from: 0 | 1): { head: string; tail: string } {
  const tag = Array.from(text.matchAll(SURE)).find(
    ({ index }) => from === 0 || /[\p{L}\p{N}]/u.test(text.slice(0, index)),
  );
  if (tag === undefined) return { head: text, tail: '' };
  const end = titleEnd(text, tag.index, from);
  return { head: text.slice(0, end), tail: text.slice(end) };
}

/** Returns whether a text contains a tag that never occurs in titles. */
export const hasTag = (text: string): boolean => text.search(SURE) >= 0;

/**
 * Removes tags at the end of a title that may also be words of a title. Use it for names whose other tags are already
 * cut off.
 */
export const cutWeakTags = (title: string): string => title.slice(0, titleEnd(title, title.length, 1));

function titleEnd(text: string, tagStart: number, from: 0 | 1): number {
  let end = tagStart;
  for (;;) {
    const weak = WEAK_AT_END.exec(text.slice(Math.max(0, end - 40), end));
    const start = weak === null ? end : end - weak[0].length;
    if (weak === null || (from === 1 && !/[\p{L}\p{N}]/u.test(text.slice(0, start)))) return end;
    end = start;
  }
}
