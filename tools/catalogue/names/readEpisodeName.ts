import { cutTags, hasTag, separatorsToSpaces, withoutBrackets } from './cleanText';
import type { Part } from './readPart';
import { readPart } from './readPart';
import { readQuality } from './readQuality';
import { RELEASE_TAGS } from './releaseTags';
import { takeIds, tidyTitle } from './readName';

export interface EpisodeName {
  name: string | null;
  label: string | null;
  part: Part | null;
}

const ONLY_TAGS = new RegExp(`^(?:(?:${RELEASE_TAGS.weak.join('|')})(?:[ -]+|$))+$`, 'iu');

/** Reads the text after an episode's numbers: the episode's name, and the quality and part of the file. */
export function readEpisodeName(behind: string): EpisodeName {
  const { text } = takeIds(outOfBracket(behind));
  // The first dot ends the episode number. Later dots between numbers may belong to the name: `S01E01.1.23.45`.
  const whole = separatorsToSpaces(text.replace(/\{[^{}]*\}/g, ' ').replace(/^\.(?=\d)/, ''));
  const { head } = cutTags(withoutBrackets(whole), 0);
  const { part, text: partless } = readPart(head, 'atEnd');
  // `(Part 1)` is in the names of two episodes. `part1` and `cd1` mark two files of one episode.
  const isPart = part !== null && (part.isDisc || /(?:part|pt)\d+[\s)\]]*$/i.test(head)) && !head.trim().endsWith(')');
  const name = tidyTitle((isPart ? partless : head).replace(/^\s*\.(?!\.)/, ''));
  return {
    name: name === '' || ONLY_TAGS.test(name) || /^\[.*\]$/.test(name) ? null : name,
    label: readQuality(whole),
    part: isPart ? part : null,
  };
}

/**
 * Handles a bracket that was opened before the number. Tags in it describe the video and must not hide the name: `[4x13
 * 720p] Home` has the name Home, as `[4x13] Home` has.
 */
function outOfBracket(behind: string): string {
  const [, inside, after = ''] = /^([^[\]]*)\](.*)$/su.exec(behind) ?? [];
  if (inside === undefined) return behind;
  return hasTag(inside) ? `${after} ${inside}` : `${inside} ${after}`;
}
