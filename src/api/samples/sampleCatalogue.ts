import { readTitle } from '@/domain/title/readTitle';
import type { TitleId } from '@/domain/title/title';
import type { SearchEntry } from '../search/searchEntry';
import genres from './data/genres.json';
import horror from './data/horror.json';
import horrorSeries from './data/horrorSeries.json';
import library from './data/library.json';
import lists from './data/lists.json';
import moreSeries from './data/moreSeries.json';
import originals from './data/originals.json';
import popular from './data/popular.json';
import series from './data/series.json';
import trending from './data/trending.json';
import { studioCopyById } from './studioCopies';

/** A record as the data files have it: the wire's shape, like every other source's. */
type SampleRecord = { id: number } & Record<string, unknown>;

const records: readonly SampleRecord[] = [
  ...trending,
  ...popular,
  ...library,
  ...horror,
  ...series,
  ...horrorSeries,
  ...moreSeries,
  ...originals,
];

const byId = new Map(records.map((record) => [record.id, record]));

const pick = (ids: readonly number[]): SampleRecord[] => ids.flatMap((id) => byId.get(id) ?? []);

let entries: SearchEntry<SampleRecord>[] | undefined;
const allEntries = () =>
  (entries ??= records.flatMap((record) => {
    const title = readTitle(record);
    return title ? { record, title } : [];
  }));

/** The built-in catalogue; every answer is a list of wire records. */
export const sampleCatalogue = {
  popular: () => popular,
  trending: () => trending,
  topRated: () => pick(lists.topRated),
  genres: () => genres,
  series: () => series,
  /** The titles of row 1 to 5; the rows after them have files of their own. */
  row: (id: number) => pick(lists.rows[String(id) as keyof typeof lists.rows]),
  studio: (list: keyof typeof lists.studios) => pick(lists.studios[list]),
  /** A number, or the text id of a studio's copy. */
  byId: (id: TitleId) => (typeof id === 'number' ? byId.get(id) : studioCopyById(id, (number) => byId.get(number))),
  movies: () =>
    allEntries()
      .filter(({ title }) => title.kind === 'movie')
      .map(({ record }) => record),
  /** All of them, to be searched. */
  entries: allEntries,
};

export type SampleCatalogue = typeof sampleCatalogue;
