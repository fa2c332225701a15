import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/filter/genreFilter';
import { readNamedAddress } from '@/domain/title/readNamedAddress';
import { readSeasonAddress } from '@/domain/seasons/readSeasonAddress';
import { readTitleId } from '@/domain/title/readTitle';
import { SOURCES } from '@/domain/record/source';
import { personPath, seasonPath, titlePath } from '@/domain/title/titlePath';
import { readTitleRouteState } from '@/domain/title/titleRouteState';
import { isTitle } from '@/domain/title/isTitle';
import { hostileRecord } from './hostileValues';

test('a genre in the address is a positive number or All', () => {
  expect(GENRE_FILTERS.map((id) => readGenreFilter(String(id)))).toEqual([28, 12, 18, 14, 27, 878]);
  for (const junk of [null, '', '0', '-1', '1e9', '28.5', ' 28', '9'.repeat(11), 'NaN'])
    expect(readGenreFilter(junk)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (param) => {
      const id = readGenreFilter(param);
      return id === null || (Number.isSafeInteger(id) && id > 0);
    }),
    { numRuns: RUNS },
  );
});

test('an id in a path is read as the same id', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer(), fc.double()), (value) => {
      const id = readTitleId(value);
      if (id === null) return;
      const [, , segment = ''] = titlePath({ kind: 'movie', id, source: 'sample' }).split('/');
      expect(readTitleId(decodeURIComponent(segment))).toBe(id);
    }),
    { numRuns: RUNS },
  );
});

test('any history entry yields only complete titles', () => {
  fc.assert(
    fc.property(
      fc.oneof(hostileRecord, fc.record({ title: hostileRecord, titles: fc.array(hostileRecord) })),
      (state) => {
        const read = readTitleRouteState(state);
        return read === null || (isTitle(read.title) && read.titles.every(isTitle));
      },
    ),
    { numRuns: RUNS },
  );
});

const anyId = fc.oneof(fc.integer({ min: 1 }), fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/));
const anySource = fc.constantFrom(...SOURCES);
const partsOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://kinora.example');
  return { segments: pathname.split('/').map(decodeURIComponent), params: searchParams };
};

test('the address of a person contains their id, and the source of a number', () => {
  fc.assert(
    fc.property(anyId, anySource, (id, source) => {
      const { segments, params } = partsOf(personPath({ id, source }));
      const saysSource = typeof id === 'number' && source !== 'sample';
      expect(readNamedAddress(segments[2], params)).toEqual({ id, source: saysSource ? source : null });
    }),
    { numRuns: RUNS },
  );
});

test('the address of a season contains its series and its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5000 }), fc.constantFrom('tmdb', 'product'), fc.nat(99_999), (id, source, number) => {
      const series = { kind: 'tv', id, source } as const;
      const { segments, params } = partsOf(seasonPath(series, number));
      expect(readSeasonAddress(segments[2], segments[4], params)).toEqual({ series, number });
    }),
    { numRuns: RUNS },
  );
});

test('the id of a season without a source decides between sample, TMDB and product API', () => {
  const sourceOf = (id: string) => readSeasonAddress(id, '1', new URLSearchParams())?.series.source;
  expect([sourceOf('4001'), sourceOf('1399'), sourceOf('99999'), sourceOf('my-series')]).toEqual([
    'sample',
    'sample',
    'tmdb',
    'product',
  ]);
});

test('any address yields a complete season or none', () => {
  const part = fc.oneof(fc.string(), fc.integer().map(String), fc.constant(undefined));
  fc.assert(
    fc.property(part, part, fc.string(), (series, season, query) => {
      const address = readSeasonAddress(series, season, new URLSearchParams(query));
      if (address === null) return;
      expect(readTitleId(address.series.id)).toBe(address.series.id);
      expect(SOURCES).toContain(address.series.source);
      expect(Number.isSafeInteger(address.number) && address.number >= 0).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
