import { articleFirst } from '@/lib/articleFirst';
import { cleanText } from '@/lib/text';
import type { Ids } from '../scanResult';
import { cutTags, cutWeakTags, hasTag, separatorsToSpaces, withoutBrackets } from './cleanText';
import { readEdition } from './readEdition';
import type { Part } from './readPart';
import { readPart } from './readPart';
import { readQuality } from './readQuality';

interface FoundYear {
  year: number;
  /** The range of the year in the text, including its brackets. */
  start: number;
  end: number;
  /** Whether the year is in brackets and so cannot be part of a title. */
  isSure: boolean;
}

const OLDEST = 1888;

/** A later number is part of a title: 2046, 2049, 2067. */
const LATEST_BARE = 2039;

/** A director may precede the year: `(Jane Doe, 1967)`. */
const IN_BRACKETS = /[([](?:[^()[\]\d,]{1,40},)? ?((?:18|19|20)\d\d)(?: ?[-–] ?(?:\d\d){0,2}(?:-\d\d)?)? ?[)\]]/gu;
const BARE = /(?<![\p{L}\d]|\d[-–])(?:18|19|20)\d\d(?![\p{L}\d]|[-–]\d)/gu;
const FIRST = /^((?:18|19|20)\d\d) - (?=\S)/;

/**
 * Finds the year in a name: the last year in brackets, or else the last bare year that is not the first word.
 * @param titleEnd the position of the first release tag
 */
export function findYear(text: string, titleEnd: number): FoundYear | null {
  const bracketed = Array.from(text.matchAll(IN_BRACKETS)).filter(([, year]) => Number(year) >= OLDEST);
  const last = bracketed.at(-1);
  if (last !== undefined) return found(Number(last[1]), last.index, last[0].length, true);
  const bare = Array.from(text.matchAll(BARE)).filter(
    ({ 0: year, index }) =>
      Number(year) >= OLDEST && Number(year) <= LATEST_BARE && /[\p{L}\p{N}]/u.test(text.slice(0, index)),
  );
  const year = bare.filter(({ index }) => index < titleEnd).at(-1) ?? bare.at(0);
  if (year !== undefined) return found(Number(year[0]), year.index, year[0].length, false);
  const first = FIRST.exec(text);
  return first === null || Number(first[1]) < OLDEST ? null : found(Number(first[1]), 0, first[0].length, false);
}

const found = (year: number, start: number, length: number, isSure: boolean): FoundYear => ({
  year,
  start,
  end: start + length,
  isSure,
});

/** The maximum length of a title in a record. */
const MAX_TITLE_LENGTH = 300;

/** Removes leftover punctuation from a title and moves its article to the front: `Matrix, The`. */
export function tidyTitle(text: string): string {
  const bare = cleanText(text, MAX_TITLE_LENGTH)
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–_,:;]+(?=.)/u, '')
    .replace(/[\s\-–—_,:;([{|]+$/u, '')
    .replace(/ \.$/, '');
  return articleFirst(cleanText(withoutOneBracket(bare), MAX_TITLE_LENGTH));
}

/** Removes single brackets, as in `Film (` and `Film )`, which a cut leaves behind. */
const withoutOneBracket = (text: string) =>
  text.includes('(') === text.includes(')') ? text : text.replace(/[()]/g, ' ').replace(/\s+/g, ' ');

const MARK = /[[{(] ?(imdb|tmdb|tvdb)(?:id)? ?[-=: ] ?(tt\d{5,10}|\d{1,9}) ?[\]})]/gi;
const BARE_IMDB = /(?<![\p{L}\d])tt\d{7,10}(?![\p{L}\d])/u;

/** Returns the ids in a name (`[imdbid-tt0078748]`, `{tmdb-348}`), and the name without them. */
export function takeIds(name: string): { ids: Ids; text: string } {
  const ids: Ids = { imdb: null, tmdb: null, tvdb: null };
  const text = name.replace(MARK, (_mark, at: string, id: string) => {
    keep(ids, at.toLowerCase(), id.toLowerCase());
    return '';
  });
  ids.imdb ??= BARE_IMDB.exec(text)?.[0] ?? null;
  return { ids, text: text.replace(BARE_IMDB, '').trim() };
}

function keep(ids: Ids, at: string, id: string) {
  if (at === 'imdb') ids.imdb ??= id.startsWith('tt') ? id : `tt${id.padStart(7, '0')}`;
  else if (!id.startsWith('tt') && Number(id) > 0) ids[at === 'tmdb' ? 'tmdb' : 'tvdb'] ??= Number(id);
}

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
  const edition = mark ?? titled.edition ?? readEdition(behind, 'all')?.edition ?? bracketedEdition(whole);
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

/** Returns the edition that stands alone in square brackets, as in `Film (1987) [Uncut]`. */
function bracketedEdition(name: string): string | null {
  const words = Array.from(name.matchAll(/\[([^[\]]{1,60})\]/g), ([, text = '']) => text.trim());
  const editions = words.flatMap((text) => {
    const found = readEdition(text, 'all');
    return found !== null && found.end - found.start === text.length ? found.edition : [];
  });
  return editions[0] ?? null;
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
