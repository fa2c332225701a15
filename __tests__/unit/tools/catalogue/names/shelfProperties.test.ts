import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isJunkFile } from '@tools/catalogue/names/fileKinds';
import { classifyFiles } from '@tools/catalogue/names/classifyFiles';
import { shelfPaths } from './shelfText';

const WORDS = [
  ...['Film', 'Show', 'Alien', '(2010)', '[2010]', '2010', '1979', '300', '01', 'S01E02', 'S01E01-E03', '1x02', 'E03'],
  ...[
    'Season 1',
    'S01',
    'S02',
    '- 12',
    '1.02',
    '[Cap.102]',
    '5x9',
    'E02-03',
    '1of4',
    '007',
    '14.05.2019',
    'HDTV',
    '-x02',
    'Specials',
    'cd1',
    'part2',
    'CD 2',
    'Part 01 One',
    'Christmas Specials',
    'Season 6',
    '603',
    '601-602',
    '[4x13-14]',
    'DJI_0004',
    'Home Videos',
    '- Making Of',
    'Deleted Scenes',
    '1080p',
    'x264-GRP',
    '{tmdb-12}',
    '{edition-Cut}',
    'movie',
  ],
  ...[
    'poster',
    'fanart',
    'trailer',
    '-trailer',
    'sample',
    'Extras',
    'Shorts',
    'Subs',
    'en',
    'forced',
    'tvshow',
    'season01-poster',
  ],
  ...[
    '2019-03-14',
    '[Group]',
    ' - ',
    '-',
    '.',
    '..',
    '_',
    '#',
    '%',
    '🎬',
    'الفيلم',
    '電影',
    'e\u0301',
    'VIDEO_TS',
    '@eaDir',
    '',
  ],
];
const EXTENSIONS = ['mkv', 'mp4', 'srt', 'vtt', 'nfo', 'jpg', 'png', 'txt', 'idx', 'part', 'VOB', ''];

const name = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' ')) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join('.')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);
const file = fc.tuple(name, fc.constantFrom(...EXTENSIONS)).map(([stem, extension]) => `${stem}.${extension}`);
const path = fc.tuple(fc.array(name, { maxLength: 3 }), file).map((parts) => parts.flat().join('/'));
const folder = fc.array(path, { maxLength: 25 });

test('every path is in exactly one result, or is a junk file', () => {
  fc.assert(
    fc.property(folder, (paths) => {
      const given = Array.from(new Set(paths)).filter((one) => !isJunkFile(one));
      expect(shelfPaths(classifyFiles(paths)).sort()).toEqual(given.sort());
    }),
    { numRuns: RUNS },
  );
});

test('the order of the paths does not matter', () => {
  fc.assert(
    fc.property(
      folder.chain((paths) => fc.tuple(fc.constant(paths), fc.shuffledSubarray(paths, { minLength: paths.length }))),
      ([paths, shuffled]) => {
        expect(classifyFiles(shuffled)).toEqual(classifyFiles(paths));
      },
    ),
    { numRuns: RUNS },
  );
});

test('titles and lists of versions are not empty, and episode numbers are unique', () => {
  fc.assert(
    fc.property(folder, (paths) => {
      const { films, series } = classifyFiles(paths);
      const seasons = series.flatMap((one) => one.seasons);
      const episodes = seasons.flatMap((season) => season.episodes);
      expect([...films, ...series].filter(({ title }) => title.trim() === '')).toEqual([]);
      expect([...films, ...episodes].filter(({ versions }) => versions.length === 0)).toEqual([]);
      for (const season of seasons) {
        const keys = season.episodes.map(({ numbers, date }) => `${date === null ? '' : 'day '}${numbers.join()}`);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }),
    { numRuns: RUNS },
  );
});

/** Release tags, by which versions of a film differ. */
const TAGS = ['720p', '1080p', 'BluRay', 'x264', 'HDTV', 'Extended'];
const OTHER_WORDS = [
  'Film',
  '(2010)',
  'S01E02',
  'E03',
  '[Cap.103]',
  '- 12',
  '1.02',
  '07',
  '[2]',
  'Name',
  '14.05.2019',
  'x03',
  '[1x03]',
  'Part 2',
];
const tagged = fc
  .tuple(
    fc.array(fc.constantFrom(...OTHER_WORDS), { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom(...TAGS), { maxLength: 2 }),
    fc.constantFrom('', 'Show/', 'Show/Season 1/', 'Show/Specials/', 'Film (2010)/'),
  )
  .map(([words, tags, place]) => `${place}${[...words, ...tags].join(' ')}.mkv`);

/** Returns the words of a name without its tags. */
const wordsIn = (path: string) =>
  (path.split('/').at(-1) ?? '')
    .replace(/\.mkv$/, '')
    .split(' ')
    .filter((word) => !TAGS.includes(word) && /[a-z\d]/i.test(word))
    .join(' ');

test('reports versions whose names differ by more than tags', () => {
  fc.assert(
    fc.property(fc.uniqueArray(tagged, { maxLength: 8 }), (paths) => {
      const { films, series, advice } = classifyFiles(paths);
      const episodes = series.flatMap(({ seasons }) =>
        seasons.flatMap((season) => season.episodes.map((episode) => ({ ...episode, season: season.number }))),
      );
      const told = advice.map(({ path: place, text }) => `${place} ${text}`);
      for (const { versions, season, numbers } of episodes) {
        const firsts = versions.flatMap(({ parts }) => parts.slice(0, 1));
        // The name can contain the episode's own number in several forms. Only other numbers or words count as
        // different.
        const own = [season, ...numbers, ...numbers.map((number) => season * 100 + number)].map(String);
        const others = firsts.map((path) => {
          const words =
            wordsIn(path)
              .replaceAll('(2010)', '')
              .match(/\d+|Name/g) ?? [];
          const plain = words.map((word) => (word === 'Name' ? word : String(Number(word))));
          return [...new Set(plain.filter((word) => !own.includes(word)))].sort().join();
        });
        if (new Set(others).size > 1)
          expect(told.some((line) => firsts.every((path) => line.includes(path)))).toBe(true);
      }
      for (const { versions } of films) {
        const firsts = versions.flatMap(({ parts }) => parts.slice(0, 1));
        const words = new Set(firsts.map((path) => wordsIn(path).replaceAll('(2010)', '').replace(/ +/g, ' ').trim()));
        if (firsts.length > 1 && words.size > 1)
          expect(told.some((line) => firsts.every((path) => line.includes(path)))).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test('reads very long names quickly', () => {
  const long = [
    'a'.repeat(100_000),
    '['.repeat(50_000),
    '(19'.repeat(30_000),
    'S01E01-'.repeat(20_000),
    ' - '.repeat(30_000),
  ];
  const start = performance.now();
  classifyFiles(
    long.flatMap((text) => [`${text}.mkv`, `${text}/${text}.mkv`, `${text}.en.srt`, `${text}.jpg`, `${text}.nfo`]),
  );
  expect(performance.now() - start).toBeLessThan(2000);
});

test('sorts four thousand files quickly', () => {
  const many = Array.from({ length: 2000 }, (_, index) => [
    `Film ${index} (2010).mkv`,
    `Film ${index} (2010).en.srt`,
  ]).flat();
  const start = performance.now();
  expect(classifyFiles(many).films).toHaveLength(2000);
  expect(performance.now() - start).toBeLessThan(8000);
});
