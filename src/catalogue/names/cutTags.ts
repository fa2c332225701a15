import { RELEASE_TAGS } from './releaseTags';

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
