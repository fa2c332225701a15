import type { Ids } from '../scanResult';
import { cutTags, cutWeakTags, hasTag } from './cutTags';
import { findYear } from './findYear';
import { readEdition } from './readEdition';
import type { Part } from './readPart';
import { readPart } from './readPart';
import { readQuality } from './readQuality';
import { separatorsToSpaces } from './separatorsToSpaces';
import { takeIds } from './takeIds';
import { tidyTitle } from './tidyTitle';
import { withoutBrackets } from './withoutBrackets';

export interface ReadName {
  /** The title without a part at its end. Empty if the name has no words. */
  title: string;
  /** The title with a part at its end, which may belong to the title. */
  titleWithPart: string;
  year: number | null;
  /** Whether the year is in brackets. */
  isYearSure: boolean;
  ids: Ids;
  edition: string | null;
  /** The text after ` - ` behind the year, or else the resolution. */
  label: string | null;
  part: Part | null;
  /** Whether the part follows the year or is a disc, and so does not belong to the title. */
  isPartSure: boolean;
  /** Whether the name has words that only release names have. */
  hasTags: boolean;
}

/** The maximum length of a name. File systems allow at most 255 characters. */
const MAX_LENGTH = 300;

const EDITION_MARK = /\{ ?edition[-= ]([^{}]{1,80})\}/i;
const CURLY = /\{[^{}]*\}/g;
const SITE = /^(?:\[ ?)?www\.[^\s\]]{1,60}(?: ?\])?(?: ?- ?| )/i;

/** Reads the name of a film's file or folder. */
export function readName(name: string): ReadName {
  const { ids, text } = takeIds(name.normalize('NFC').slice(0, MAX_LENGTH));
  const whole = separatorsToSpaces(text.replace(EDITION_MARK, ' ').replace(CURLY, ' ').replace(SITE, ''));
  const { title, behind, ...year } = takeApart(withoutBrackets(whole));
  const hasTags = hasTag(whole);
  const titled = readTitle(hasTags && year.year === null ? cutWeakTags(title) : title);
  const mark = EDITION_MARK.exec(text)?.[1]?.trim();
  const edition = mark ?? titled.edition ?? readEdition(behind, 'all')?.edition ?? null;
  const partBehind = readPart(behind, 'anywhere');
  const partInTitle = readPart(titled.text, 'atEnd');
  const isBehind = partBehind.part !== null;
  const titleWithPart = tidyTitle(titled.text);
  return {
    ...year,
    ids,
    title: isBehind ? titleWithPart : tidyTitle(partInTitle.text),
    titleWithPart,
    edition,
    label: readLabel(partBehind.text, edition) ?? readQuality(whole.replace(titled.text, ' ')),
    part: partBehind.part ?? partInTitle.part,
    isPartSure: isBehind || partInTitle.part?.isDisc === true,
    hasTags,
  };
}

/** Splits a name into the title and the text after the title or the year. */
function takeApart(text: string) {
  const { head, tail } = cutTags(text, 1);
  const found = findYear(text, head.length);
  if (found === null) return { title: head, behind: tail, year: null, isYearSure: false };
  const { year, isSure: isYearSure, start, end } = found;
  const before = text.slice(0, start);
  if (/[\p{L}\p{N}\p{S}]/u.test(before)) return { title: before, behind: text.slice(end), year, isYearSure };
  const after = cutTags(text.slice(end), 1);
  return { title: after.head, behind: after.tail, year, isYearSure };
}

/** Reads the title and its edition. An edition at the very start is the title itself: The Final Cut. */
function readTitle(title: string) {
  const { head } = cutTags(title, 1);
  const found = readEdition(head, 'sure') ?? readLoudEdition(head);
  const before = head.slice(0, found?.start).replace(/^(?:the|an?) /i, '');
  if (found === null || !/[\p{L}\p{N}]/u.test(before)) return { text: head, edition: null };
  const text = `${cutWeakTags(head.slice(0, found.start).replace(/\bthe $/i, ''))} ${head.slice(found.end)}`;
  return { text, edition: found.edition };
}

/** Reads an edition in capitals, such as `Film EXTENDED (2010)`. A word of the title would not be in capitals alone. */
function readLoudEdition(title: string) {
  const found = readEdition(title, 'all');
  const word = title.slice(found?.start, found?.end);
  const isLoud = word === word.toUpperCase() && /\p{Ll}/u.test(title);
  return found !== null && isLoud && title.slice(found.end).trim() === '' ? found : null;
}

/** Returns the text after ` - `, unless it consists of tags or of the edition's name only. */
function readLabel(behind: string, edition: string | null): string | null {
  const raw = /^[\s)\]]*- +(\S.*)$/u.exec(behind)?.[1] ?? '';
  const label = tidyTitle(cutTags(raw, 0).head);
  const found = readEdition(label, 'all');
  const isEdition = found !== null && found.edition === edition && found.end - found.start === label.length;
  return label === '' || isEdition ? null : label;
}
