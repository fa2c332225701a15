import { buildTitle } from '@tests/builders';
import { findByReference } from '@/api/search/findByReference';
import { typoSuggestions } from '@/api/search/typoSuggestions';
import { searchTitles } from '@/api/search/searchTitles';
import { readQuery } from '@/domain/query/readQuery';

const TITLES: [title: string, year: number, overview?: string][] = [
  ['Interstellar', 2014],
  ['The Godfather', 1972],
  ['Amélie', 2001],
  ['Alien', 1979],
  ['Aliens', 1986],
  ['My Alien Friend', 1979],
  ['1917', 2019],
  ['2001: A Space Odyssey', 1968],
  ['Blade Runner 2049', 2017],
  ['Wonder Woman 1984', 2020],
  ['Spider-Man: No Way Home', 2021],
  ['A Quiet Street', 2000, 'Somebody believes in an alien.'],
];
const entries = TITLES.map(([title, year, overview = ''], index) => ({
  record: {},
  title: buildTitle({ id: index + 1, title, year, overview, genres: ['Drama'] }),
}));
const find = async (written: string) =>
  (await searchTitles(entries, readQuery(written))).map(({ title }) => title.title);

test.each([
  ['interstelar', 'Interstellar'],
  ['godfahter', 'The Godfather'],
  ['amelie', 'Amélie'],
  ['AMÉLIE', 'Amélie'],
  ['inters', 'Interstellar'],
  ['spider man', 'Spider-Man: No Way Home'],
  ['home spider', 'Spider-Man: No Way Home'],
  ['1917', '1917'],
  ['2001 a space odyssey', '2001: A Space Odyssey'],
  ['blade runner 2049', 'Blade Runner 2049'],
  ['wonder woman 1984', 'Wonder Woman 1984'],
])('%j finds %j first', async (written, title) => {
  expect((await find(written))[0]).toBe(title);
});

test('an equal name ranks above a partial name, and a partial name above the overview', async () => {
  expect(await find('alien')).toEqual(['Alien', 'Aliens', 'My Alien Friend', 'A Quiet Street']);
});

test('exact matches exclude matches with typos', async () => {
  expect(await find('aliens')).toEqual(['Aliens']);
});

test.each(['alien 1979', 'alien (1979)', 'alien y:1979', 'y:1979 alien'])('%j narrows to the year', async (written) => {
  expect(await find(written)).toEqual(['Alien', 'My Alien Friend']);
});

test('combines a typo with a year', async () => {
  expect(await find('interstelar 2014')).toEqual(['Interstellar']);
  expect(await find('interstelar 1999')).toEqual([]);
});

test('short words and first letters must be exact', async () => {
  expect(await find('wey')).toEqual([]);
  expect(await find('unterstellar')).toEqual([]);
});

describe('similar titles', () => {
  const names = TITLES.map(([title]) => title);

  test.each([
    ['intrestelar', 'Interstellar'],
    ['unterstellar', 'Interstellar'],
    ['godfater', 'The Godfather'],
    ['spidre man', 'Spider-Man: No Way Home'],
  ])('of %j: %j', async (text, title) => {
    expect((await typoSuggestions(names, text))[0]).toBe(title);
  });

  test.each(['', 'al', 'zzzzzz', 'something else entirely'])('of %j: none', async (text) => {
    expect(await typoSuggestions(names, text)).toEqual([]);
  });
});

describe('an id of another site', () => {
  const own = [
    { record: { id: 7, imdb_id: 'tt0078748' }, title: buildTitle({ id: 7 }) },
    { record: { id: 'tt0090605' }, title: buildTitle({ id: 'tt0090605' }) },
    { record: { id: 8, tmdb_id: 1399 }, title: buildTitle({ id: 8, kind: 'tv' }) },
    { record: { id: 9, external_ids: { imdb_id: 'tt0000009' } }, title: buildTitle({ id: 9 }) },
  ];
  const idsOf = (written: string) => {
    const { reference } = readQuery(written);
    return reference ? findByReference(own, reference).map(({ title }) => title.id) : null;
  };

  test.each([
    ['tt0078748', [7]],
    ['https://www.imdb.com/title/tt0090605/', ['tt0090605']],
    ['imdb:tt0000009', [9]],
    ['tmdb:1399', [8]],
    ['tmdb:tv:1399', [8]],
    ['tmdb:movie:1399', []],
    ['tt1111111', []],
  ])('%s', (written, ids) => {
    expect(idsOf(written)).toEqual(ids);
  });
});
