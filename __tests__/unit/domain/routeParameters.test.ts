import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { GENRE_FILTERS, readGenreFilter } from '@/domain/genreFilter';
import { readTitleId } from '@/domain/readTitle';
import { titlePath } from '@/domain/titlePath';
import { readTitleRouteState } from '@/domain/titleRouteState';
import { isTitle } from '@/domain/isTitle';
import { hostileRecord } from './hostileValues';

test('a genre in the address is a small positive number or All', () => {
  expect(GENRE_FILTERS.map(({ id }) => readGenreFilter(String(id)))).toEqual([28, 12, 18, 14, 27, 878]);
  for (const junk of [null, '', '0', '-1', '1e9', '28.5', ' 28', '99999999', 'NaN'])
    expect(readGenreFilter(junk)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (param) => {
      const id = readGenreFilter(param);
      return id === null || (Number.isSafeInteger(id) && id > 0);
    }),
    { numRuns: RUNS },
  );
});

test('an id that a path can carry comes back out of it', () => {
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

test('whatever stands in a history entry, only whole titles come out', () => {
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
