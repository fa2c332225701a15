import { readTitle } from '@/domain/title/readTitle';
import type { TitleId } from '@/domain/title/title';
import type { TitleEntry } from '@/domain/title/titleEntry';
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
import { STUDIOS } from '@/domain/lists/studio';
import { studioCopyById } from './studioCopies';

/** A record in the data files, in the same format as the records of the other sources. */
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

let entries: TitleEntry<SampleRecord>[] | undefined;
const allEntries = () =>
  (entries ??= records.flatMap((record) => {
    const title = readTitle(record);
    return title ? { record, title } : [];
  }));

/** The built-in catalogue. Its functions return records, not titles. */
export const sampleCatalogue = {
  popular: () => popular,
  trending: () => trending,
  topRated: () => pick(lists.topRated),
  genres: () => genres,
  series: () => series,
  /** Returns the titles of rows 1 to 5. The other rows have files of their own. */
  row: (id: number) => pick(lists.rows[String(id) as keyof typeof lists.rows]),
  studios: STUDIOS,
  studio: (list: keyof typeof lists.studios) => pick(lists.studios[list]),
  /** Finds a record by its number, or by the text id of a studio copy. */
  byId: (id: TitleId) => (typeof id === 'number' ? byId.get(id) : studioCopyById(id, (number) => byId.get(number))),
  movies: () =>
    allEntries()
      .filter(({ title }) => title.kind === 'movie')
      .map(({ record }) => record),
  /** Returns all samples, for the search. */
  entries: allEntries,
};

export type SampleCatalogue = typeof sampleCatalogue;
