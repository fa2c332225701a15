import { RELEASE_TAGS } from './releaseTags';

const anyOf = (patterns: readonly string[]) => `(?<![\\p{L}\\d])(?:${patterns.join('|')})(?![\\p{L}\\d])`;

const SURE = new RegExp(anyOf(RELEASE_TAGS.sure), 'giu');
const WEAK_AT_END = new RegExp(`${anyOf(RELEASE_TAGS.weak)}[\\s\\-_.,+&~([]*$`, 'iu');

/**
 * A name parted before its first release tag.
 * @param from the first place where one may stand: a title is not empty, an episode's name may be
 */
export function cutTags(text: string, from: 0 | 1): { head: string; tail: string } {
  const tag = Array.from(text.matchAll(SURE)).find(
    ({ index }) => from === 0 || /[\p{L}\p{N}]/u.test(text.slice(0, index)),
  );
  if (tag === undefined) return { head: text, tail: '' };
  const end = titleEnd(text, tag.index, from);
  return { head: text.slice(0, end), tail: text.slice(end) };
}

/** Whether a text has a tag that no title has. */
export const hasTag = (text: string): boolean => text.search(SURE) >= 0;

/** A title without the tags at its end that titles may have as well: for a name whose other tags were cut off already. */
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
