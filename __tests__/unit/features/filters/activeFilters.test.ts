import fc from 'fast-check';
import { anyFilter } from '@tests/anyFilter';
import { RUNS } from '@tests/runs';
import { noFilter } from '@/domain/filter/titleFilter';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import { activeFilters } from '@/features/filters/activeFilters';
import { filterToDrop } from '@/features/filters/NothingFound';

const active = (address: string) => activeFilters(readTitleQuery(new URLSearchParams(address), 'movie'));
const labels = (address: string) => active(address).map(({ label }) => label);

test.each([
  ['genre=35,18', ['Drama', 'Comedy']],
  ['genre=999', ['Genre 999']],
  ['not=27', ['Not Horror']],
  ['year=1990-1999', ['1990–1999']],
  ['year=1994', ['1994']],
  ['year=1990-', ['Since 1990']],
  ['year=-1999', ['Until 1999']],
  ['rating=7.5', ['Rated 7.5 or more']],
  ['votes=5000', ['5,000 votes or more']],
  ['rating=7&votes=0', ['Rated 7 or more', 'Any number of votes']],
  ['runtime=90-120', ['90–120 min']],
  ['runtime=90-', ['90 min or more']],
  ['runtime=-120', ['120 min or less']],
  ['language=fr', ['In French']],
  ['keyword=818', ['Keyword 818']],
  ['sort=date&order=asc', []],
  ['list=upcoming', ['Upcoming']],
  ['', []],
])('%s appears as %j', (address, words) => {
  expect(labels(address)).toEqual(words);
});

test('removing one filter keeps the others, and removing all shows everything', () => {
  fc.assert(
    fc.property(anyFilter('tv'), (wanted) => {
      const address = writeTitleQuery({ list: null, filter: wanted });
      let query = readTitleQuery(new URLSearchParams(address), 'tv');
      for (let left = activeFilters(query); left.length > 0;) {
        const [first] = left;
        if (!first) throw new Error('There is one');
        query = readTitleQuery(new URLSearchParams(writeTitleQuery(first.without)), 'tv');
        const next = activeFilters(query);
        expect(next.map(({ id }) => id)).not.toContain(first.id);
        // The minimum of votes disappears together with its rating.
        expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(next.map(({ id }) => id)));
        expect(next.length).toBeLessThan(left.length);
        left = next;
      }
      expect({ ...query.filter, sort: noFilter('tv').sort }).toEqual(noFilter('tv'));
    }),
    { numRuns: RUNS },
  );
});

test('without results, suggests to remove the last filter, or the narrowest one', () => {
  const all = active('genre=35&year=1994&keyword=818');
  expect(filterToDrop(all, 'year')?.id).toBe('year');
  expect(filterToDrop(all, null)?.id).toBe('keyword:818');
  expect(filterToDrop(active('genre=35&not=27'), null)?.id).toBe('genre:35');
});
