import { cutTags, hasTag } from './cutTags';
import type { Part } from './readPart';
import { readPart } from './readPart';
import { readQuality } from './readQuality';
import { RELEASE_TAGS } from './releaseTags';
import { spaced } from './spaced';
import { takeIds } from './takeIds';
import { tidyTitle } from './tidyTitle';
import { withoutBrackets } from './withoutBrackets';

export interface EpisodeName {
  name: string | null;
  label: string | null;
  part: Part | null;
}

const ONLY_TAGS = new RegExp(`^(?:(?:${RELEASE_TAGS.weak.join('|')})(?:[ -]+|$))+$`, 'iu');

/** What stands behind an episode's numbers: its name, and what the file is. */
export function readEpisodeName(behind: string): EpisodeName {
  const { text } = takeIds(outOfBracket(behind));
  // The first dot ends the episode's number; those between numbers may be the name's own: `S01E01.1.23.45`.
  const whole = spaced(text.replace(/\{[^{}]*\}/g, ' ').replace(/^\.(?=\d)/, ''));
  const { head } = cutTags(withoutBrackets(whole), 0);
  const { part, text: partless } = readPart(head, 'atEnd');
  // `(Part 1)` is in the name of two episodes, `part1` and `cd1` name two files of one.
  const isPart = part !== null && (part.isDisc || /(?:part|pt)\d+[\s)\]]*$/i.test(head)) && !head.trim().endsWith(')');
  const name = tidyTitle((isPart ? partless : head).replace(/^\s*\.(?!\.)/, ''));
  return {
    name: name === '' || ONLY_TAGS.test(name) || /^\[.*\]$/.test(name) ? null : name,
    label: readQuality(whole),
    part: isPart ? part : null,
  };
}

/**
 * The bracket that is closed here was opened before the number. Its tags tell of the picture and must not hide the name:
 * `[4x13 720p] Home` is called Home, as `[4x13] Home` is.
 */
function outOfBracket(behind: string): string {
  const [, inside, after = ''] = /^([^[\]]*)\](.*)$/su.exec(behind) ?? [];
  if (inside === undefined) return behind;
  return hasTag(inside) ? `${after} ${inside}` : `${inside} ${after}`;
}
