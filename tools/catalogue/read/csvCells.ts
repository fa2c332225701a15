import { splitNames } from '@/domain/people/splitNames';
import { readMinutes } from '@/domain/record/readFields';
import { readDate, readYear } from '@/lib/date';
import type { DayPlace } from '@/lib/dayPlace';
import { cleanText } from '@/lib/text';
import { bare } from '../facts/bare';
import type { CsvColumn } from './csvColumns';
import { hoursAndMinutes, ofTen } from './figures';
import { countryCode, languageCode } from './regionCodes';

export type RowKind = 'movie' | 'tv' | 'episode';

interface ReleaseCell {
  year: number;
  /** The date as `YYYY-MM-DD`. Null if the cell contains only a year, or if day and month could be swapped. */
  date: string | null;
}

const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const DOTS = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;

/** Returns whether only the other cells of the column can tell which number of a date is the day. */
export function isAmbiguousDate(cell: string): boolean {
  const [, first, second] = SLASHES.exec(cell.trim()) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/**
 * Reads `1999`, `1999-03-12`, `12.03.1999`, `12/03/1999` and texts that contain a year. Returns undefined for other
 * cells.
 */
export function readRelease(cell: string, place: DayPlace): ReleaseCell | undefined {
  const iso = readDate(cell.replace(/^(\d{4})[/.](\d{2})[/.](\d{2})$/, '$1-$2-$3'));
  if (iso !== null) return { year: Number(iso.slice(0, 4)), date: iso };
  const dots = DOTS.exec(cell);
  const [, first = '', second = '', year = ''] = dots ?? SLASHES.exec(cell) ?? [];
  if (year !== '') {
    const isDayFirst = dots !== null || place === 'first' || Number(first) > 12 || first === second;
    const isDaySecond = place === 'second' || Number(second) > 12;
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    const date = readDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    const known = readYear(year);
    return known === null ? undefined : { year: known, date: isDayFirst || isDaySecond ? date : null };
  }
  const written = readYear(/(?<!\d)(?:18|19|20|21)\d\d(?!\d)/.exec(cell.slice(0, 40))?.[0]);
  return written === null ? undefined : { year: written, date: null };
}

const MAX = { list: 60, name: 100, cell: 5000 } as const;

/** Parses a cell. Returns undefined if the cell has another form. */
type Reader<Value> = (cell: string) => Value | undefined;

const whole =
  (min: number, max: number): Reader<number> =>
  (cell) =>
    /^\d{1,9}(?:\.0)?$/.test(cell) && Number(cell) >= min && Number(cell) <= max ? Number(cell) : undefined;

export const csvText =
  (max: number): Reader<string> =>
  (cell) =>
    cleanText(cell, max) || undefined;

export const csvNumber = whole(0, 9999);
export const csvVotes: Reader<number> = (cell) => whole(0, 999_999_999)(cell.replace(/(?<=\d)[.,  ](?=\d{3}\b)/g, ''));
export const csvId = whole(1, 999_999_999);

/** Reads `tt0078748`, alone or in a URL. */
export const csvImdb: Reader<string> = (cell) => /(?<![a-z\d])tt\d{5,10}(?!\d)/.exec(cell.slice(0, 200))?.[0];

/** Reads `117`, `117 min`, `1:57`, `1h 57m`, `1 Std. 57 Min.`, `1,5 h`. */
export const csvMinutes: Reader<number> = (cell) => readMinutes(hoursAndMinutes(cell) ?? cell) ?? undefined;

/** Reads `8.5`, `8,5`, `8.5/10`, `85%`. */
export const csvRating: Reader<number> = (cell) => {
  const [, number = '', of] = /^(\d{1,3}(?:[.,]\d{1,3})?) ?(%|\/ ?\d{1,3})?$/.exec(cell) ?? [];
  const most = of === '%' ? 100 : Number(of?.slice(1) ?? 10);
  return ofTen(Number(number.replace(',', '.')), most) ?? undefined;
};

/** Returns the distinct names in a cell. */
const namesOf =
  (split: (cell: string) => readonly string[]): Reader<string[]> =>
  (cell) => {
    const names = split(cell.slice(0, MAX.cell)).map((name) => cleanText(name, MAX.name));
    const found = Array.from(new Set(names.filter((name) => name !== ''))).slice(0, MAX.list);
    return found.length > 0 ? found : undefined;
  };

/** Reads genres that are separated by commas, semicolons, bars or slashes. */
export const csvGenres = namesOf((cell) => cell.split(/[,;|/]/));

/** Reads people that are separated by the same characters or by words such as "and". */
export const csvPeople = namesOf((cell) => cell.split(/\s+\/\s+/).flatMap(splitNames));

/** Reads codes. Returns undefined if a word of the cell has no code. */
const codesOf =
  (code: (word: string) => string | null): Reader<string[]> =>
  (cell) => {
    const words = csvGenres(cell) ?? [];
    const codes = words.map(code);
    return codes.some((one) => one === null) ? undefined : codes.filter((one) => one !== null);
  };

export const csvLanguages = codesOf(languageCode);
export const csvCountries = codesOf(countryCode);

/** The words for each kind, in lower case and without punctuation. */
const KINDS: Record<RowKind, string> = {
  movie:
    'movie film m feature featurefilm tvmovie short shortfilm documentary video spielfilm kurzfilm dokumentarfilm doku fernsehfilm kinofilm longmetrage courtmetrage documentaire pelicula cortometraje largometraje documental',
  tv: 'tv series show tvseries tvshow miniseries tvminiseries limitedseries docuseries serie fernsehserie tvserie miniserie webserie seriedetv seriesdetv',
  episode: 'episode tvepisode folge capitulo episodio',
};

export const csvKind: Reader<RowKind> = (cell) => {
  const word = bare(cell.slice(0, 40)).normalize('NFKD').replace(/\p{M}/gu, '');
  return (['movie', 'tv', 'episode'] as const).find((kind) => KINDS[kind].split(' ').includes(word));
};

/**
 * Returns whether a cell means that there is no value: a sign in any column except names, or a word in columns with
 * addresses.
 */
export function isNone(cell: string, column: CsvColumn): boolean {
  if (['title', 'originalTitle', 'episodeTitle', 'series'].includes(column)) return false;
  if (/^(?:[-–—/]|n\/?a|null)$/i.test(cell)) return true;
  const isAddress = ['trailer', 'poster', 'backdrop', 'path'].includes(column);
  return isAddress && /^(?:none|no|nein|keine?r?|aucune?|non|ningun[oa]?|ningún)$/i.test(cell);
}

/** Reads a path relative to the folder, with `/` as separator. */
export const csvPath: Reader<string> = (cell) =>
  cleanText(cell.replaceAll('\\', '/'), 1000).replace(/^(?:\.?\/)+/, '') || undefined;
