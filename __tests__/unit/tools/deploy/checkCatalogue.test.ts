import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { checkCatalogue } from '@tools/deploy/catalogue/checkCatalogue';
import { LISTS } from '@tools/deploy/catalogue/lists';
import { reportText } from '@tools/deploy/catalogue/reportText';
import { hostileList } from '../../domain/hostileValues';
import type { Source } from '@tools/deploy/catalogue/source';
import { memorySource } from './memorySource';

/** Allows for ten thousand cases on a slow machine. */
const MINUTES_MS = 600_000;

const HEAT = { id: 949, title: 'Heat' };

/** A catalogue without mistakes. */
const GOOD: Record<string, unknown> = {
  ...Object.fromEntries(LISTS.map(({ path }) => [path, [path === 'series/all' ? { id: 7, name: 'Low Tide' } : HEAT]])),
  'movies/genres': [{ id: 18, name: 'Drama' }],
};

const check = (files: Record<string, unknown>, bundle?: readonly string[]) =>
  checkCatalogue(memorySource({ ...GOOD, ...files }, bundle), { thisYear: 2026, hasBounds: true });

/** Returns the findings about one record of movies/all. */
const ofRecord = async (record: unknown, bundle?: readonly string[]) =>
  (await check({ 'movies/all': [record, { id: 2, title: 'Another' }] }, bundle)).findings.map(
    ({ severity, problem, effect }) => `${severity}: ${problem}: ${effect}`,
  );

test('reports nothing about a good catalogue', async () => {
  expect(await check({})).toMatchObject({ findings: [], files: 11, titles: 2, isSamples: false });
});

test('reports a catalogue without a list of all titles, because home and search need one', async () => {
  const lists = { 'movies/all': undefined, 'series/all': undefined };
  expect((await check(lists)).findings).toContainEqual(
    expect.objectContaining({ severity: 'error', rule: 'no-whole-list', file: 'movies/all' }),
  );
  expect((await check({ 'movies/all': undefined })).findings.map(({ rule }) => rule)).not.toContain('no-whole-list');
});

test.each<[object, string]>([
  [{ title: 'Heat' }, 'error: has no id: the app leaves it out'],
  [{ id: 0, title: 'Heat' }, 'error: has the id 0, which is not a positive whole number'],
  [{ id: 949 }, 'error: has no title: the app leaves it out'],
  [{ id: 949, title: '\u200b' }, 'error: has a title without visible characters ('],
  [{ ...HEAT, media_type: 'person' }, "error: is a person (media_type 'person'): the app leaves it out"],
  [{ ...HEAT, id: '949' }, "hint: id '949' is not an id"],
  [{ ...HEAT, release_date: '12/03/1999' }, "warning: release_date '12/03/1999' is not a date written YYYY-MM-DD"],
  [{ ...HEAT, release_date: '12.03.1999' }, "hint: release_date '12.03.1999' is not a date written YYYY-MM-DD"],
  [{ ...HEAT, release_date: '12.3.1999' }, "the app reads '1999-03-12'"],
  [{ ...HEAT, release_date: '1999-02-31' }, 'the app shows no date'],
  [{ ...HEAT, release_date: '1999-03-12T00:00' }, "hint: release_date '1999-03-12T00:00' is not a date"],
  [{ ...HEAT, release_date: '2126-03-12' }, 'hint: release_date '],
  [{ ...HEAT, vote_average: '7.4' }, "hint: vote_average '7.4' is not a number from 0 to 10: the app reads 7.4"],
  [{ ...HEAT, vote_average: 74 }, 'warning: vote_average 74 is not a number from 0 to 10: the app reads 10'],
  [{ ...HEAT, vote_average: '7,4' }, "hint: vote_average '7,4' is not a number from 0 to 10: the app reads 7.4"],
  [{ ...HEAT, vote_average: 'good' }, "the app shows 'N/A'"],
  [{ ...HEAT, runtime: '1h 40m' }, 'the app reads 100 minutes'],
  [{ ...HEAT, runtime: '1:40' }, 'the app reads 100 minutes'],
  [{ ...HEAT, genres: 'Drama; Crime' }, "the app reads 'Drama', 'Crime'"],
  [{ ...HEAT, runtime: 'two hours' }, 'the app shows no runtime'],
  [{ id: 3, title: 'x'.repeat(301) }, 'the app shows the first 300 characters'],
  [{ ...HEAT, poster_path: 'http://films.example/a.jpg' }, 'begins with http:, but images need https'],
  [{ ...HEAT, poster_path: 'https://films.example:8080/a.jpg' }, 'has a port in it'],
  [{ ...HEAT, poster_path: '../a.jpg' }, "leads out of the bundle with '..'"],
  [{ ...HEAT, poster_path: '/posters/a.jpg' }, 'begins with a slash'],
  [{ ...HEAT, poster_path: 'a poster.jpg' }, 'has a space in it'],
  [{ ...HEAT, poster_path: 'posters/a.tiff' }, 'does not end with .jpg'],
  [{ ...HEAT, poster_path: 'posters/gone.webp' }, "is not a file in the bundle: the app shows 'No Image'"],
  [{ ...HEAT, trailer_key: 'https://youtu.be/eRsGyueVLvQ' }, 'the app reads the key eRsGyueVLvQ'],
  [{ ...HEAT, trailer: 'https://youtu.be/eRsGyueVLvQ' }, 'the app reads the key eRsGyueVLvQ'],
  [{ ...HEAT, trailer_key: 'https://vimeo.com/1' }, "the app shows 'Trailer not available'"],
  [{ ...HEAT, trailer: { type: 'video/mp4' } }, 'trailer has no src'],
  [
    { ...HEAT, trailer: { src: 'films/gone.mp4' } },
    "trailer, src 'films/gone.mp4' is not a file in the bundle: the app cannot play it",
  ],
  [{ ...HEAT, genre_ids: [18, '28'] }, "hint: genre_ids 2 '28' is not a genre's number: the app reads 28"],
  [{ ...HEAT, genre_ids: [90001] }, 'hint: genre_ids has 90001, which neither TMDB nor movies/genres names'],
  [{ ...HEAT, keywords: ['storm'] }, "warning: keywords 1 'storm' is not a keyword with id and name"],
  [{ ...HEAT, crew: [{ name: 'Jon Aldo' }] }, 'warning: crew 1 has no job: the app leaves it out'],
  [{ ...HEAT, cast: [{ character: 'x' }] }, 'warning: cast 1 has no name: the app leaves it out'],
  [{ ...HEAT, seasons: [{ season_number: 1, episodes: [{}] }] }, 'seasons 1, episodes 1 has no episode_number'],
  [{ ...HEAT, video: { sources: [] } }, 'video, sources a list of 0 is not a list of at least one source'],
  [{ ...HEAT, posterPath: 'x' }, "hint: has the field 'posterPath', which looks like 'poster_path'"],
  [{ ...HEAT, realease_date: 'x' }, "which looks like 'release_date': the app does not read it"],
  [{ ...HEAT, details: '../movie/949' }, 'error: details names movie/949, which is missing'],
  [{ ...HEAT, details: '../../secret' }, 'is not a path in the product API: the app shows the data of the list'],
])('%j: %s', async (record, words) => {
  const said = await ofRecord(record);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(words);
});

test.each([
  { ...HEAT, poster_path: 'posters/a.webp#3b273b', backdrop_path: '/host.jpg', year: 1995, trailer_key: '' },
  { imdbID: 'tt0113277', Title: 'Heat', Year: '1995', Poster: 'N/A', Runtime: '170 min', imdbRating: '8.3' },
  { ...HEAT, shelf: 'B4', my_own_field: { a: 1 } },
])('reports nothing about %j', async (record) => {
  expect(await ofRecord(record, ['posters/a.webp'])).toEqual([]);
});

test('reports an image of the bundle that is written as one of the image host', async () => {
  expect(await ofRecord({ ...HEAT, poster_path: '/a.jpg' }, ['a.jpg'])).toEqual([
    "warning: poster_path '/a.jpg' begins with a slash: the app requests it from the image host; remove the slash for a file in the bundle",
  ]);
});

/** Each mistake within or between files, and the first finding about it. */
test.each<[string, Record<string, unknown>, object]>([
  ['a page in place of JSON', { 'movies/all': '<!doctype html><p>' }, { rule: 'html', severity: 'error' }],
  ['nothing at all', { 'movies/all': '' }, { rule: 'empty-file', severity: 'error' }],
  ['no JSON', { 'movies/all': '[\n  {"id": 1},\n]' }, { rule: 'no-json', line: 3, column: 1 }],
  ['no list', { 'movies/all': { films: [] } }, { rule: 'no-list', severity: 'error' }],
  ['an empty list', { 'movies/popular': [] }, { rule: 'empty-list', severity: 'warning' }],
  [
    'other letters',
    { 'movies/all': new Uint8Array([...Buffer.from('[{"id":949,"title":"'), 0xe9, ...Buffer.from('"}]')]) },
    { rule: 'encoding' },
  ],
  [
    'a name that stands twice',
    { 'movies/all': '[{"id": 949, "id": 949, "title": "Heat"}]' },
    { rule: 'repeated-name', column: 14 },
  ],
  ['an empty list that may be empty', { 'movies/genre/3': [] }, { rule: 'empty-list', severity: 'hint' }],
  ['a list that is gone', { 'movies/popular': undefined }, { rule: 'missing-list', severity: 'hint' }],
  [
    'a page that is gone',
    { 'movies/all': { results: [HEAT], next: 'all-2' } },
    { rule: 'missing-page', file: 'movies/all-2' },
  ],
  ['pages in a circle', { 'movies/all': { results: [HEAT], next: 'all' } }, { rule: 'loop', severity: 'error' }],
  [
    'pages that lead out',
    { 'series/all': { results: [{ id: 7, name: 'x' }], next: 'https://evil.example/' } },
    { rule: 'next-leads-out' },
  ],
  ['pages where none are read', { 'movies/popular': { results: [HEAT], next: 'popular-2' } }, { rule: 'next-unread' }],
  [
    'too many records',
    { 'series/all': Array.from({ length: 1001 }, (_, index) => ({ id: index + 1, name: 'x' })) },
    { rule: 'too-many', severity: 'error' },
  ],
  [
    'more titles than are searched',
    Object.fromEntries(
      Array.from({ length: 21 }, (_, page) => [
        page === 0 ? 'series/all' : `series/all-${page + 1}`,
        {
          results: Array.from({ length: 1000 }, (__, index) => ({ id: page * 1000 + index + 1, name: 'x' })),
          ...(page < 20 && { next: `all-${page + 2}` }),
        },
      ]),
    ),
    { rule: 'too-many-titles', severity: 'warning', file: 'series/all-21' },
  ],
  ['one id, two titles', { 'movies/all': [HEAT, { id: 949, title: 'Cold' }] }, { rule: 'same-id', severity: 'error' }],
  [
    'a title twice',
    { 'movies/all': { results: [HEAT], next: 'b' }, 'movies/b': [HEAT] },
    { rule: 'repeated', file: 'movies/b' },
  ],
  [
    'another name elsewhere',
    { 'movies/all': [{ id: 949, title: 'Cold' }] },
    { rule: 'other-name', severity: 'warning' },
  ],
  [
    'a mark in an own file',
    { 'movies/all': { sample: true, results: [HEAT] } },
    { rule: 'sample-mark', line: 1, column: 2 + '"sample":'.length },
  ],
  [
    'samples beside own files',
    { 'movies/trending': { sample: true, results: [{ id: 1001, title: 'x' }] } },
    { rule: 'sample-left' },
  ],
  [
    'a record of another title',
    { 'movies/all': [{ ...HEAT, details: '../movie/1' }], 'movie/1': { id: 1, title: 'x' } },
    { rule: 'other-id' },
  ],
  ['a person without a name', { 'person/5': { id: 5 } }, { file: 'person/5', severity: 'error' }],
  [
    'a genre without a name',
    { 'movies/genres': [{ id: 18, name: 'Drama' }, { id: 5 }] },
    { rule: 'genre', severity: 'warning' },
  ],
  [
    'a name of its own for a number of TMDB’s',
    { 'movies/genres': [{ id: 18, name: 'Theatre' }] },
    {
      rule: 'tmdb-genre',
      severity: 'warning',
      problem: "names genre 18 'Theatre', but TMDB uses this number for 'Drama'",
      effect: "the app calls it 'Drama'",
    },
  ],
  [
    'a genre of its own that no record has',
    {
      'movies/genres': {
        results: [
          { id: 35, name: 'comedy' },
          { id: 90001, name: 'Silent film' },
        ],
      },
    },
    { rule: 'unused-genre', severity: 'hint', problem: "names genre 90001 'Silent film', which no record uses" },
  ],
])('%s', async (_name, files, expected) => {
  const { findings } = await check(files);
  expect(findings[0]).toMatchObject(expected);
});

test('reads series in pages to the end', async () => {
  const page = (id: number, next?: string) => ({ results: [{ id, name: `Series ${id}` }], next });
  const files = { 'series/all': page(1, 'all-2'), 'series/all-2': page(2, 'series/all-3'), 'series/all-3': page(3) };
  expect(await check(files)).toMatchObject({ findings: [], titles: 4 });
});

test('shortens many similar findings unless all are requested', async () => {
  const records = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, title: 'x', release_date: '1/2/1999' }));
  const report = await check({ 'movies/all': records });
  const lines = (isWhole: boolean) =>
    reportText(report, { hasColors: false, isWhole }).match(/^warning .*release_date/gm);
  expect(lines(false)).toHaveLength(3);
  expect(reportText(report, { hasColors: false, isWhole: false })).toContain('… and 47 more like these in movies/all');
  expect(lines(true)).toHaveLength(50);
});

test('removes control characters of the catalogue from the report', async () => {
  const report = await check({
    'movies/all': [{ id: 1, title: '\u001b[2Jx', runtime: '\u001b[31m', '\u001b[0mposter_path': 1 }],
  });
  expect(reportText(report, { hasColors: false, isWhole: true })).not.toMatch(/\u001b/);
});

const anyText = fc.oneof(
  fc.json(),
  hostileList.map((list) => JSON.stringify(Array.isArray(list) ? list : { results: list })),
  fc.string(),
  fc.constantFrom('', 'null', '[]', '{"results": {}}', '"', '[1'),
);

/** Nested lists, and titles with very deep recommendations. */
const DEEP = ['['.repeat(100_000), `[${'{"id":1,"title":"x","recommendations":['.repeat(5000)}${']}'.repeat(5000)}]`];

test.each(DEEP)('deep nesting does not make the command throw (%#)', async (text) => {
  const { files } = await check({ 'movies/all': text });
  expect(files).toBeGreaterThan(9);
});

test(
  'no content of a catalogue makes the command throw',
  async () => {
    const paths = [
      'movies/all',
      'series/all',
      'movies/genres',
      'movies/popular',
      'movie/1',
      'person/5',
      'movies/all-2',
    ];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...paths), anyText), async (files) => {
        const report = await check(files);
        expect(typeof reportText(report, { hasColors: true, isWhole: true })).toBe('string');
        expect(() => JSON.stringify(report)).not.toThrow();
      }),
      { numRuns: RUNS },
    );
  },
  MINUTES_MS,
);

describe('the report marks each list as the deployer’s own or not', () => {
  const textOf = async (files: Record<string, unknown>, site: Source['site']) => {
    const source = { ...memorySource({ ...GOOD, ...files }), site };
    const report = await checkCatalogue(source, { thisYear: 2026, hasBounds: true });
    return reportText(report, { hasColors: false, isWhole: false });
  };
  const OWN = { samples: false, hasTmdb: false };

  test('with its number of titles, or with the effect of its absence', async () => {
    const text = await textOf({ 'movies/popular': undefined, 'movies/genre/3': [], 'series/all': [] }, OWN);
    expect(text).toMatch(/^ {2}movies\/all +yours, 1 title$/m);
    expect(text).toMatch(/^ {2}series\/all +yours, empty: no titles for the series page and search$/m);
    expect(text).toMatch(/^ {2}movies\/popular +missing: the app uses movies\/all$/m);
    // Home of an own catalogue has no such row.
    expect(text).not.toMatch(/movies\/genre\/3/);
    expect(text).not.toMatch(/samples/);
  });

  test('names TMDB as the source if TMDB is configured', async () => {
    const missing = { 'series/all': undefined };
    expect(await textOf(missing, { samples: false, hasTmdb: true })).toMatch(
      /series\/all +missing: the app shows TMDB's$/m,
    );
    expect(await textOf(missing, null)).toMatch(/series\/all +missing: the app shows TMDB's if TMDB is configured/);
  });

  test('marks samples beside own lists as not shown', async () => {
    const files = { 'movies/trending': { sample: true, results: [{ id: 1001, title: 'x' }] } };
    expect(await textOf(files, OWN)).toMatch(/movies\/trending +the bundle's samples, not shown on your own site/);
  });

  test('suggests to switch the samples off if config.json leaves them on', async () => {
    expect(await textOf({}, { samples: true, hasTmdb: false })).toMatch(
      /config\.json: has no "samples": false.*npm run site/,
    );
    expect(await textOf({}, OWN)).not.toMatch(/config\.json/);
  });
});

test('checks a season’s own file as a season at any path', async () => {
  const series = { id: 7, name: 'Low Tide', details: '../tv/7' };
  const seasons = [1, 2].map((number) => ({ season_number: number, details: `7-season-${number}` }));
  const { findings } = await check({
    'series/all': [series],
    'tv/7': { seasons },
    'tv/7-season-1': { name: 'One', episodes: [{ name: 'No number' }] },
  });

  expect(findings.map(({ file, severity, problem }) => `${file} ${severity}: ${problem}`)).toEqual([
    'tv/7-season-2 error: is missing, but a season names it',
    'tv/7-season-1 warning: episodes 1 has no episode_number',
  ]);
});

test('accepts an own genre that a record uses by number or by name', async () => {
  const genres = [{ id: 90001, name: 'Silent film' }];
  const named = [{ ...HEAT, genres: [{ id: 90001, name: 'Silent film' }] }];
  for (const records of [[{ ...HEAT, genre_ids: [90001] }], named])
    expect((await check({ 'movies/genres': genres, 'movies/all': records })).findings).toEqual([]);
});

test('reports unreadable fields of a person in search results', async () => {
  const found = [{ id: 501, media_type: 'person', name: 'Mira Holt', known_for: 'Blue Rain', known_for_department: 7 }];
  const source = memorySource({ ...GOOD, 'search?query=Heat': found });
  const { findings } = await checkCatalogue({ ...source, list: () => null }, { thisYear: 2026, hasBounds: true });

  expect(findings.map(({ severity, problem }) => `${severity}: ${problem}`)).toEqual([
    'warning: known_for_department 7 is not text of at most 60 characters',
    "warning: known_for 'Blue Rain' is not a list of titles",
  ]);
});

test('accepts people in search results', async () => {
  const found = [HEAT, { id: 501, media_type: 'person', name: 'Mira Holt' }];
  const source = memorySource({ ...GOOD, 'search?query=Heat': found });
  const { findings } = await checkCatalogue({ ...source, list: () => null }, { thisYear: 2026, hasBounds: true });

  expect(findings).toEqual([]);
});
