import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { isTitle } from '@/domain/title/isTitle';
import { readTitle } from '@/domain/title/readTitle';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { hasTitle, newestFirst, readWatchlist, writeWatchlistItem } from '@/domain/watchlist/watchlist';
import { hostileList, hostileRecord, isPolluted, POLLUTION } from '../hostileValues';

const ADDED_AT = '2026-03-01T12:00:00.000Z';

const buildItem = (fields: Partial<WatchlistItem> = {}): WatchlistItem => ({
  ...buildTitle(),
  addedAt: ADDED_AT,
  ...fields,
});

/** Writes items and reads them again, as a reload does. */
const throughStorage = (...items: WatchlistItem[]) =>
  readWatchlist(JSON.parse(JSON.stringify(items.map(writeWatchlistItem))));

describe('newest first', () => {
  const items = [
    buildItem({ id: 1, addedAt: '2026-01-01T00:00:00.000Z' }),
    buildItem({ id: 2, addedAt: null }),
    buildItem({ id: 3, addedAt: '2026-03-01T00:00:00.000Z' }),
    buildItem({ id: 4, addedAt: null }),
    buildItem({ id: 5, addedAt: '2026-02-01T00:00:00.000Z' }),
  ];

  test('the latest item comes first, and items without a time come last in their order', () => {
    expect(newestFirst(items).map(({ id }) => id)).toEqual([3, 5, 1, 2, 4]);
  });

  test('does not change the list', () => {
    newestFirst(items);

    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test('keeps every item, and sorts any times in descending order', () => {
    const times = fc.option(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }));
    fc.assert(
      fc.property(fc.array(times, { maxLength: 20 }), (dates) => {
        const list = dates.map((date, id) => buildItem({ id, addedAt: date?.toISOString() ?? null }));
        const sorted = newestFirst(list);
        const sortedTimes = sorted.map(({ addedAt }) => (addedAt === null ? -1 : Date.parse(addedAt)));
        expect(sortedTimes).toEqual([...sortedTimes].sort((a, b) => b - a));
        expect(new Set(sorted)).toEqual(new Set(list));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a list contains a title', () => {
  test('by kind and id', () => {
    expect(hasTitle([buildItem({ kind: 'movie', id: 603 })], 'movie:603')).toBe(true);
  });

  test('but not one of the other kind', () => {
    expect(hasTitle([buildItem({ kind: 'movie', id: 603 })], 'tv:603')).toBe(false);
  });
});

describe('a stored item', () => {
  test('has the field names of the specification', () => {
    const item = buildItem({ poster: '/m.jpg', rating: 8.7 });

    expect(writeWatchlistItem(item)).toMatchObject({
      id: 603,
      title: 'The Matrix',
      poster_path: '/m.jpg',
      poster: '/m.jpg',
      release_date: '1999-03-31',
      year: 1999,
      overview: 'A hacker learns what his world is made of.',
      vote_average: 8.7,
      addedAt: ADDED_AT,
    });
  });

  test('has placeholders for missing values', () => {
    expect(writeWatchlistItem(buildItem({ overview: '', rating: null }))).toMatchObject({
      overview: 'No description available',
      vote_average: 'N/A',
    });
  });

  test('has no addedAt if the item has none', () => {
    expect(writeWatchlistItem(buildItem({ addedAt: null }))).not.toHaveProperty('addedAt');
  });

  test('is read unchanged', () => {
    const item = buildItem({ poster: '/m.jpg', backdrop: '/b.jpg', director: 'Lana Wachowski' });

    expect(throughStorage(item)).toEqual([item]);
  });

  test('keeps its kind apart from the same number of the other kind', () => {
    const items = [buildItem({ kind: 'movie', id: 1 }), buildItem({ kind: 'tv', id: 1 })];

    expect(throughStorage(...items)?.map(titleKey)).toEqual(['movie:1', 'tv:1']);
  });

  test('keeps its original title, genres and source', () => {
    const item = buildItem({ originalTitle: 'Shichinin', genres: ['Western, sort of'], genreIds: [], source: 'tmdb' });

    expect(throughStorage(item)).toEqual([item]);
  });

  test('keeps its source apart from the same number of another catalogue', () => {
    const items = [buildItem({ id: 1, source: 'sample' }), buildItem({ id: 1, source: 'tmdb' })];

    expect(throughStorage(...items)?.map(titleKey)).toEqual(['movie:1', 'movie:1@tmdb']);
  });

  test('stays without a trailer', () => {
    expect(throughStorage(buildItem({ trailer: null }))?.[0]?.trailer).toBeNull();
  });
});

describe('an item of an older version', () => {
  test('is read without addedAt', () => {
    const old = { id: 949, title: 'Heat', poster: '/h.jpg', year: '1995', vote_average: 8.3 };

    expect(readWatchlist([old])).toMatchObject([
      { kind: 'movie', id: 949, title: 'Heat', poster: '/h.jpg', year: 1995, rating: 8.3, addedAt: null },
    ]);
  });

  test('comes from TMDB if its poster does, and otherwise from the samples', () => {
    expect(readWatchlist([{ id: 1, title: 'a', poster_path: '/a.jpg' }])).toMatchObject([{ source: 'tmdb' }]);
    expect(readWatchlist([{ id: 1, title: 'a', source: 'junk' }])).toMatchObject([{ source: 'sample' }]);
  });

  test('can be a series with a name', () => {
    expect(readWatchlist([{ id: 1399, name: 'Dark', first_air_date: '2017-12-01' }])).toMatchObject([
      { kind: 'tv', title: 'Dark', year: 2017 },
    ]);
  });

  test('can have the format of OMDb', () => {
    expect(readWatchlist([{ imdbID: 'tt0113277', Title: 'Heat', imdbRating: 'N/A' }])).toMatchObject([
      { id: 'tt0113277', title: 'Heat', rating: null },
    ]);
  });

  test('without a title is an unknown title', () => {
    expect(readWatchlist([{ id: 7 }])).toMatchObject([{ id: 7, title: 'Unknown Title' }]);
  });

  test('with an invalid time has no time', () => {
    expect(readWatchlist([{ id: 7, title: 'Heat', addedAt: 'yesterday' }])).toMatchObject([{ addedAt: null }]);
  });
});

describe('a stored list', () => {
  test.each([null, undefined, 5, 'x', {}, { items: [] }])('is invalid if it is not an array: %j', (raw) => {
    expect(readWatchlist(raw)).toBeNull();
  });

  test('skips unreadable items and keeps the rest', () => {
    expect(readWatchlist([null, 1, 'a', {}, { title: 'No id' }, { id: 949, title: 'Heat' }])).toMatchObject([
      { id: 949 },
    ]);
  });

  test('contains each title once, in its first version', () => {
    expect(readWatchlist([{ id: 1, title: 'Heat' }, { id: 1 }, { id: '1' }])?.map(({ title }) => title)).toEqual([
      'Heat',
    ]);
  });

  test('can be long', () => {
    const list = Array.from({ length: 5000 }, (_, index) => ({ id: index + 1, title: 'x' }));

    expect(readWatchlist(list)).toHaveLength(5000);
  });
});

describe('any stored value', () => {
  test('is read without errors as unique and complete titles', () => {
    fc.assert(
      fc.property(hostileList, (raw) => {
        const items = readWatchlist(raw) ?? [];
        expect(items.every(isTitle)).toBe(true);
        expect(new Set(items.map(titleKey)).size).toBe(items.length);
      }),
      { numRuns: RUNS },
    );
  });

  test('does not change the prototype of objects', () => {
    readWatchlist([POLLUTION]);

    expect(isPolluted()).toBe(false);
  });
});

test('every valid title is read from storage unchanged', () => {
  const times = fc.option(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }));
  fc.assert(
    fc.property(hostileRecord, times, (raw, addedAt) => {
      const title = readTitle(raw);
      fc.pre(title !== null && title.runtime !== 10_000);
      const item = { ...title, addedAt: addedAt?.toISOString() ?? null };
      expect(throughStorage(item)).toEqual([
        {
          ...item,
          overview: item.overview || 'No description available',
        },
      ]);
    }),
    { numRuns: RUNS },
  );
});
