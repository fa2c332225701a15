import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readCsv } from '@tools/catalogue/read/readCsv';
import { groupRows } from '@tools/catalogue/table/groupRows';

const grouped = (text: string) => groupRows(readCsv(text).rows);

test('rows with a season and an episode become episodes of one series', () => {
  const { movies, series, faults } = grouped(
    'series,season,episode,title,type\nLow Tide,1,1,The Bell,\nlow tide,1,2,High Water,\n,,,Low Tide,TV series\n,,,Blue Rain,',
  );
  expect(faults).toEqual([]);
  expect(movies.map(({ title }) => title)).toEqual(['Blue Rain']);
  expect(series).toMatchObject([
    {
      title: 'Low Tide',
      own: { line: 4 },
      episodes: [
        { season: 1, episode: 1 },
        { season: 1, episode: 2 },
      ],
    },
  ]);
});

test('films of a series without episodes form a collection', () => {
  expect(grouped('title,series\nThe Ninth Signal,The Signal Films').movies[0]).toMatchObject({
    title: 'The Ninth Signal',
    collection: 'The Signal Films',
  });
});

test.each([
  ['a title twice', 'title,year\nA,1999\na,1999', 3, 'Same title and year as row 2'],
  ['an episode twice', 'series,season,episode\nA,1,1\nA,1,1', 3, 'is already in row 2'],
  ['a series twice', 'title,type\nA,series\nA,series', 3, 'The series “A” is already in row 2'],
  ['an episode without a series', 'title,episode\nA,1', 2, 'without a series'],
  ['an episode without a number', 'title,series,type\nA,B,episode', 2, 'without a number'],
  ['a row without a title', 'imdb\ntt0078748', 2, 'No title'],
])('reports %s with its line', (_what, text, line, words) => {
  expect(grouped(text).faults).toEqual([{ line, text: expect.stringContaining(words) as unknown }]);
});

test('two films with the same name and year but different directors stay separate', () => {
  expect(grouped('title,year,director\nA,1999,Jon Aldo\nA,1999,Ada Renholm').movies).toHaveLength(2);
});

test('every row becomes a title, an episode or a fault', () => {
  const cell = fc.constantFrom('', 'A', 'B', '1', '2', 'series', 'episode', 'film');
  const rows = fc.array(fc.tuple(cell, cell, cell, cell, cell), { maxLength: 12 });
  fc.assert(
    fc.property(rows, (cells) => {
      const table = readCsv(['title,series,season,episode,type', ...cells.map((row) => row.join(','))].join('\n'));
      const { movies, series, faults } = groupRows(table.rows);
      const used = [
        ...movies,
        ...series.flatMap(({ own, episodes }) => [...(own ? [own] : []), ...episodes.map(({ row }) => row)]),
        ...faults,
      ].map(({ line }) => line);
      expect(used.toSorted((a, b) => a - b)).toEqual(table.rows.map(({ line }) => line));
    }),
    { numRuns: RUNS },
  );
});
