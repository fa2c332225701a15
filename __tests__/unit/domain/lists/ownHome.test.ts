import fc from 'fast-check';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { genresOf, ownHome } from '@/domain/lists/ownHome';
import { readTitle } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';

const entryOf = (record: Record<string, unknown>): TitleEntry => {
  const title = readTitle(record, 'movie', 'product');
  if (!title) throw new Error('Not a title');
  return { record, title };
};

const GENRES = [
  { id: 18, name: 'Drama' },
  { id: 35, name: 'Comedy' },
  { id: 90001, name: 'Silent film' },
];

/**
 * Creates a catalogue of `count` titles: every seventh is a series, every second has a backdrop, and three of ten
 * belong to a collection.
 */
const catalogueOf = (count: number): TitleEntry[] =>
  Array.from({ length: count }, (_, index) =>
    entryOf({
      id: index + 1,
      ...(index % 7 === 6 ? { name: `Series ${index}`, kind: 'tv' } : { title: `Film ${index}` }),
      year: 1950 + (index % 70),
      genres: [GENRES[index % 3]],
      ...(index % 2 === 0 && { backdrop_path: 'https://films.example/wide.jpg' }),
      ...(index % 10 < 3 && { belongs_to_collection: { id: 500 + Math.floor(index / 10), name: `Set ${index}` } }),
      added_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    }),
  );

const layOut = (entries: readonly TitleEntry[], chosen: readonly Title[] | null = null) => {
  const movieList = entries.map(({ title }) => title).filter(({ kind }) => kind === 'movie');
  const list = movieList.slice(0, 100);
  const home = ownHome({ entries, movieList: list, chosen });
  const shelves = [...home.added, ...home.collections, ...home.genres, ...home.series];
  return { home, list, shelves };
};

test('no title appears more than twice on Home in a catalogue of any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (count) => {
      const { home, list, shelves } = layOut(catalogueOf(count));
      const counts = new Map<string, number>();
      const all = [...home.hero.map(({ title }) => title), ...list, ...shelves.flatMap(({ titles }) => titles)];
      for (const title of all) counts.set(titleKey(title), (counts.get(titleKey(title)) ?? 0) + 1);
      expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(2);
    }),
    { numRuns: 50 },
  );
});

test.each([0, 1, 3, 7])('a catalogue of %d titles has at most a row of its series', (count) => {
  const { home } = layOut(catalogueOf(count));
  expect([...home.added, ...home.genres]).toEqual([]);
});

test.each([24, 200])('a catalogue of %d titles has a row of additions, and only full rows of genres', (count) => {
  const { home } = layOut(catalogueOf(count));
  expect(home.added.map(({ id }) => id)).toEqual(['added']);
  expect(home.genres.length).toBe(count === 200 ? GENRES.length : 0);
  for (const { titles } of [...home.added, ...home.genres]) expect(titles.length).toBeGreaterThanOrEqual(4);
});

test('the latest addition comes first, or the latest release if no title has a time of addition', () => {
  const records = Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    title: `Film ${index}`,
    year: 2000 + index,
  }));
  const timed = records.map((record, index) => ({ ...record, added_at: `2026-01-0${9 - index}T00:00:00Z` }));
  const rowOf = (entries: readonly TitleEntry[]) => ownHome({ entries, movieList: [], chosen: null }).added[0];
  expect(rowOf(timed.map(entryOf))).toMatchObject({
    id: 'added',
    titles: [{ id: 1 }, { id: 2 }, {}, {}],
  });
  expect(rowOf(records.map(entryOf))).toMatchObject({
    id: 'latest',
    titles: [{ id: 6 }, { id: 5 }, {}, {}],
  });
});

test('the hero shows the newest titles with a backdrop, or those that the deployer chose', () => {
  const entries = catalogueOf(40);
  const ids = (chosen: readonly Title[] | null) => layOut(entries, chosen).home.hero.map(({ title }) => title.id);
  expect(ids(null)).toEqual([39, 37, 35, 33, 31]);
  const titles = entries.map(({ title }) => title);
  // The second title has no backdrop.
  expect(ids([titles[4], titles[1], titles[2]].filter((title) => title !== undefined))).toEqual([5, 3]);
});

test('there is no hero without a backdrop', () => {
  expect(ownHome({ entries: [], movieList: [entryOf({ id: 1, title: 'Film' }).title], chosen: null }).hero).toEqual([]);
});

test('the hero plays a title’s own clip from a validated URL only', () => {
  const backdrop = { backdrop_path: 'https://films.example/wide.jpg' };
  const clipOf = (clip: unknown) => {
    const entry = entryOf({ id: 1, title: 'Film', ...backdrop, clip });
    return ownHome({ entries: [entry], movieList: [entry.title], chosen: null }).hero[0]?.clip;
  };
  expect(clipOf('clips/film.mp4')).toEqual({ src: 'clips/film.mp4', type: null });
  expect(clipOf({ src: 'clips/film.webm', type: 'video/webm' })).toEqual({
    src: 'clips/film.webm',
    type: 'video/webm',
  });
  expect(clipOf('javascript:alert(1)')).toBeNull();
  expect(clipOf(undefined)).toBeNull();
});

test('the genres are those of the titles, most frequent first', () => {
  const titles = [[1], [0, 1], [1, 2]].map((genres, index) =>
    entryOf({ id: index + 1, title: 'Film', genres: genres.map((genre) => GENRES[genre]) }),
  );
  expect(genresOf(titles).map(({ name }) => name)).toEqual(['Comedy', 'Drama', 'Silent film']);
});
