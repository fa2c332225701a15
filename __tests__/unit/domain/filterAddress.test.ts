import fc from 'fast-check';
import { anyFilter } from '@tests/anyFilter';
import { RUNS } from '@tests/runs';
import { isFilteredAddress } from '@/domain/filter/isFilteredAddress';
import { noFilter } from '@/domain/filter/titleFilter';
import { readTitleFilter, readTitleQuery, writeTitleQuery, writeTitleFilter } from '@/domain/filter/titleQuery';
import type { TitleKind } from '@/domain/title/title';
import { TITLE_LISTS } from '@/domain/lists/titleLists';

const read = (address: string, kind: TitleKind = 'movie') => readTitleFilter(new URLSearchParams(address), kind);
const canonical = (address: string) => writeTitleFilter(read(address));

const NONE = noFilter('movie');
const kinds = fc.constantFrom<TitleKind>('movie', 'tv');

/** Generates addresses that resemble those of the app, with junk in them. */
const likelyAddress = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ...['genre', 'match', 'not', 'year', 'rating', 'votes', 'runtime', 'language', 'keyword', 'sort', 'order'],
        ...['list', 'q', '__proto__', 'constructor'],
      ),
      fc.oneof(
        fc.constantFrom(
          '28,12',
          '28',
          'all',
          '1990-1999',
          '1999-1990',
          '-1999',
          '1990-',
          '1994',
          '7',
          '7.5',
          '0',
          '50',
        ),
        fc.constantFrom('fr', 'FR', 'rating', 'date', 'asc', 'desc', 'trending', '-', ',', '28,,x,12', '1e3', '٢٨'),
        fc.string(),
      ),
    ),
  )
  .map((parts) => String(new URLSearchParams(parts)));

test.each([
  ['', NONE],
  ['genre=28,12&match=all', { ...NONE, genres: [12, 28], genreMatch: 'all' }],
  ['not=27,53', { ...NONE, withoutGenres: [27, 53] }],
  ['genre=28&not=28,27', { ...NONE, genres: [28], withoutGenres: [27] }],
  ['year=1990-1999', { ...NONE, years: { from: 1990, to: 1999 } }],
  ['year=1999-1990', { ...NONE, years: { from: 1990, to: 1999 } }],
  ['year=1990-', { ...NONE, years: { from: 1990, to: null } }],
  ['year=-1999', { ...NONE, years: { from: null, to: 1999 } }],
  ['year=1994', { ...NONE, years: { from: 1994, to: 1994 } }],
  ['rating=7.5&votes=500', { ...NONE, rating: 7.5, votes: 500 }],
  ['rating=7&votes=0', { ...NONE, rating: 7, votes: 0 }],
  ['votes=0', NONE],
  ['runtime=90-120', { ...NONE, runtime: { from: 90, to: 120 } }],
  ['language=fr', { ...NONE, language: 'fr' }],
  ['keyword=818,1234', { ...NONE, keywords: [818, 1234] }],
  ['sort=rating', { ...NONE, sort: { by: 'rating', descending: true } }],
  ['sort=rating&order=asc', { ...NONE, sort: { by: 'rating', descending: false } }],
  ['sort=title', { ...NONE, sort: { by: 'title', descending: false } }],
  ['sort=title&order=desc', { ...NONE, sort: { by: 'title', descending: true } }],
])('%s is read', (address, filter) => {
  expect(read(address)).toEqual(filter);
});

test.each([
  ['genre=abc&not=-1&year=20&rating=11&votes=x&runtime=0&language=french&keyword=1.5&sort=magic&order=up', ''],
  ['genre=28,x,12,28', 'genre=12,28'],
  ['match=all&genre=28', 'genre=28'],
  ['sort=popularity&order=desc', ''],
  ['order=asc', 'order=asc'],
  ['sort=title&year=1994-1994&genre=35', 'genre=35&year=1994&sort=title'],
  ['q=heat&genre=35', 'genre=35'],
])('%s has the canonical form “%s”', (address, left) => {
  expect(canonical(address)).toBe(left);
});

test('a filter has one address, and the address leads to the same filter', () => {
  fc.assert(
    fc.property(kinds.chain(anyFilter), (filter) => {
      const address = writeTitleFilter(filter);
      const again = read(address, filter.kind);
      // The reader normalizes the order, so a second round trip changes nothing.
      expect(writeTitleFilter(again)).toBe(address);
      expect(read(writeTitleFilter(again), filter.kind)).toEqual(again);
      expect(String(new URLSearchParams(address)).replaceAll('%2C', ',')).toBe(address);
    }),
    { numRuns: RUNS },
  );
});

test('any address leads to a valid filter, whose canonical address is stable', () => {
  fc.assert(
    fc.property(fc.oneof(likelyAddress, fc.string()), kinds, (address, kind) => {
      const query = readTitleQuery(new URLSearchParams(address), kind);
      const once = writeTitleQuery(query);
      expect(once).toMatch(/^[a-z0-9=&,.-]*$/);
      const again = readTitleQuery(new URLSearchParams(once), kind);
      expect(again).toEqual(query);
      expect(writeTitleQuery(again)).toBe(once);
    }),
    { numRuns: RUNS },
  );
});

test('a list replaces filters, and each kind has its own lists', () => {
  const query = (address: string, kind: TitleKind) => readTitleQuery(new URLSearchParams(address), kind);
  for (const list of TITLE_LISTS.movie) expect(query(`genre=35&list=${list}`, 'movie')).toEqual({ list, filter: NONE });
  expect(query('list=on-the-air', 'movie').list).toBeNull();
  expect(query('list=on-the-air&genre=35', 'tv')).toEqual({ list: 'on-the-air', filter: noFilter('tv') });
  expect(writeTitleQuery(query('list=popular', 'movie'))).toBe('');
});

test('genres of the chips and plain addresses are not filters, but all other filter addresses are', () => {
  const isFiltered = (address: string, kind: TitleKind) => isFilteredAddress(new URLSearchParams(address), kind);
  for (const address of ['', 'genre=28', 'genre=878', 'utm=x', 'match=all'])
    expect(isFiltered(address, 'movie')).toBe(false);
  for (const address of ['genre=35', 'genre=28,12', 'year=1994', 'list=upcoming', 'genre=28&sort=date'])
    expect(isFiltered(address, 'movie')).toBe(true);
  expect(isFiltered('genre=18', 'tv')).toBe(true);
  fc.assert(
    fc.property(kinds.chain(anyFilter), (filter) => {
      const address = writeTitleFilter(filter);
      const isChip = filter.kind === 'movie' && /^genre=(28|12|18|14|27|878)$/.test(address);
      expect(isFiltered(address, filter.kind)).toBe(address !== '' && !isChip);
    }),
    { numRuns: RUNS },
  );
});
