import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isDropping } from '@/catalogue/names/isDropping';
import { sortShelf } from '@/catalogue/names/sortShelf';
import { shelfPaths } from './shelfText';

const WORDS = [
  ...['Film', 'Show', 'Alien', '(2010)', '[2010]', '2010', '1979', '300', '01', 'S01E02', 'S01E01-E03', '1x02', 'E03'],
  ...[
    'Season 1',
    'S01',
    'Specials',
    'cd1',
    'part2',
    'CD 2',
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

test('every path is in one place, or is nothing that anybody put there', () => {
  fc.assert(
    fc.property(folder, (paths) => {
      const given = Array.from(new Set(paths)).filter((one) => !isDropping(one));
      expect(shelfPaths(sortShelf(paths)).sort()).toEqual(given.sort());
    }),
    { numRuns: RUNS },
  );
});

test('the order of the paths does not matter', () => {
  fc.assert(
    fc.property(
      folder.chain((paths) => fc.tuple(fc.constant(paths), fc.shuffledSubarray(paths, { minLength: paths.length }))),
      ([paths, shuffled]) => {
        expect(sortShelf(shuffled)).toEqual(sortShelf(paths));
      },
    ),
    { numRuns: RUNS },
  );
});

test('no title and no list of versions is empty, no number of an episode is there twice', () => {
  fc.assert(
    fc.property(folder, (paths) => {
      const { films, series } = sortShelf(paths);
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

test('what is long takes no time', () => {
  const long = [
    'a'.repeat(100_000),
    '['.repeat(50_000),
    '(19'.repeat(30_000),
    'S01E01-'.repeat(20_000),
    ' - '.repeat(30_000),
  ];
  const start = performance.now();
  sortShelf(
    long.flatMap((text) => [`${text}.mkv`, `${text}/${text}.mkv`, `${text}.en.srt`, `${text}.jpg`, `${text}.nfo`]),
  );
  expect(performance.now() - start).toBeLessThan(2000);
});

test('four thousand files take no time', () => {
  const many = Array.from({ length: 2000 }, (_, index) => [
    `Film ${index} (2010).mkv`,
    `Film ${index} (2010).en.srt`,
  ]).flat();
  const start = performance.now();
  expect(sortShelf(many).films).toHaveLength(2000);
  expect(performance.now() - start).toBeLessThan(8000);
});
