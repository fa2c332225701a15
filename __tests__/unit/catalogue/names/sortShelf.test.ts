import { sortShelf } from '@/catalogue/names/sortShelf';
import { shelfLines } from './shelfText';

type Folder = readonly [what: string, paths: string[], lines: string[]];

/** Folders, and what is on their shelf. */
const FOLDERS: readonly Folder[] = [
  [
    'versions in one folder',
    [
      'Film (2010)/Film (2010) - 1080p.mkv',
      "Film (2010)/Film (2010) - Director's Cut.mkv",
      'Film (2010)/Film (2010).mkv',
    ],
    ['Film (2010) [1080p] [Director’s Cut]'],
  ],
  [
    'versions side by side',
    ['Film.2010.720p.mkv', 'Film.2010.1080p.mkv', 'Film.2010.Extended.1080p.mkv'],
    ['Film (2010) [1080p] [720p] [Extended Edition 1080p]'],
  ],
  ['versions in two folders', ['SD/Film (2010).avi', 'HD/Film (2010) 1080p.mkv'], ['Film (2010) [1080p]']],
  ['an edition alone', ['Film (2010) {edition-Final Cut}/Film (2010).mkv'], ['Film (2010) {Final Cut}']],
  ['a folder that knows better', ['Film (2010) {tmdb-603}/xyz.mkv'], ['Film (2010) tmdb603']],
  [
    'an id joins two spellings',
    ['Film (2010) {tmdb-603}.mkv', 'Le Film (2010) {tmdb-603}.mp4'],
    ['Film (2010) tmdb603'],
  ],
  [
    'ids part two of a name',
    ['Film (2010) {tmdb-1}.mkv', 'Film (2010) {tmdb-2}.mkv'],
    ['Film (2010) tmdb1', 'Film (2010) tmdb2'],
  ],
  ['discs', ['Film.2010.CD1.avi', 'Film.2010.CD2.avi'], ['Film (2010) 2 parts']],
  ['discs without a year', ['Film cd1.avi', 'Film cd2.avi', 'Film cd3.avi'], ['Film 3 parts']],
  ['discs in folders', ['Film (2010)/CD1/film.avi', 'Film (2010)/CD2/film.avi'], ['Film (2010) 2 parts']],
  ...[
    'Own (2004) cd#',
    'Own (2004) - part#',
    'Own (2004).cd#',
    'Own (2004)-pt#',
    'Own (2004) [cd#]',
    'Own cd#',
    'part#',
  ].map((form): Folder => [
    `parts called ${form} in the film’s own folder`,
    [1, 2].map((number) => `Own (2004)/${form.replace('#', String(number))}.mp4`),
    ['Own (2004) 2 parts'],
  ]),
  [
    'parts of a film that is itself a part',
    ['Saga Part 1 (2010)/Saga Part 1 (2010) cd1.mkv', 'Saga Part 1 (2010)/Saga Part 1 (2010) cd2.mkv'],
    ['Saga Part 1 (2010) 2 parts'],
  ],
  ['parts that say how many there are', ['Film 1of2.avi', 'Film 2of2.avi'], ['Film 2 parts']],
  ['a disc of a film whose other discs are missing', ['Long Film cd1.mp4'], ['Long Film']],
  [
    'a flat picture before one with two pictures',
    ['Depth (2010) - 3D.HSBS.mp4', 'Depth (2010) - 720p.mp4'],
    ['Depth (2010) [720p] [3D]'],
  ],
  [
    'episodes with a season and a dot before their number',
    ['Harbor/1.01 The Pier.mp4', 'Harbor/1.02 The Boat.mp4', 'Harbor/2.01 The Sea.mp4'],
    ['Harbor: S1 E1 The Pier; S1 E2 The Boat; S2 E1 The Sea'],
  ],
  [
    'episodes numbered by season in brackets',
    ['Puerto/Temporada 10/Puerto [Cap.1010].mp4', 'Puerto/Temporada 10/Puerto [Cap.1011].mp4'],
    ['Puerto: S10 E10; S10 E11'],
  ],
  ['discs of a season', ['Harbor.S07D1.mkv', 'Harbor.S07D2.mkv'], ['Harbor: S7 E1 2 parts']],
  ['parts behind the year', ['Film (2010) - part1.mkv', 'Film (2010) - part2.mkv'], ['Film (2010) 2 parts']],
  ['parts that are films', ['Kill Bill Part 1.mkv', 'Kill Bill Part 2.mkv'], ['Kill Bill Part 1', 'Kill Bill Part 2']],
  [
    'parts of years',
    ['Saga Part 1 (2010).mkv', 'Saga Part 2 (2011).mkv'],
    ['Saga Part 1 (2010)', 'Saga Part 2 (2011)'],
  ],
  ['a second disc alone', ['Film (2010) cd2.avi'], ['Film (2010)']],
  [
    'a collection',
    ['Alien Collection/Alien (1979).mkv', 'Alien Collection/Aliens (1986).mkv'],
    ['Alien (1979)', 'Aliens (1986)'],
  ],
  [
    'a collection with years',
    ['Alien (1979-1986)/Alien (1979).mkv', 'Alien (1979-1986)/Aliens (1986).mkv'],
    ['Alien (1979)', 'Aliens (1986)'],
  ],
  [
    'a numbered collection',
    ['Bond/01 - Dr. No (1962).mkv', 'Bond/02 - Goldfinger (1964).mkv'],
    ['Dr. No (1962)', 'Goldfinger (1964)'],
  ],
  [
    'titles that begin with numbers',
    ['Comedy/12 Angry Men.mkv', 'Comedy/21 Grams.mkv', 'Comedy/50 First Dates.mkv'],
    ['12 Angry Men', '21 Grams', '50 First Dates'],
  ],
  ['sequels by number', ["Ocean's/Ocean's 11.mkv", "Ocean's/Ocean's 12.mkv"], ["Ocean's 11", "Ocean's 12"]],
  ['one title in two folders without a year', ['A/Alien.mkv', 'B/Alien.mkv'], ['Alien', 'Alien']],
  [
    'a numbered folder',
    ['A Miniseries/01 - One.mkv', 'A Miniseries/02 - Two.mkv', 'A Miniseries/03 - Three.mkv'],
    ['A Miniseries: S1 E1 One; S1 E2 Two; S1 E3 Three'],
  ],
  ['a folder of episodes', ['Show/Episode 1.mkv', 'Show/Episode 2.mkv'], ['Show: S1 E1; S1 E2']],
  [
    'a folder of days',
    ['Our Days/2019-07-04 Lake.mp4', 'Our Days/2019-07-04 Picnic.mp4', 'Our Days/2020-01-01.mp4'],
    ['Our Days: S2019 E704 2019-07-04 Lake; S2019 E2704 2019-07-04 Picnic; S2020 E101 2020-01-01'],
  ],
  [
    'a series in several places',
    ['Show (2008)/Season 1/S01E01.mkv', 'Show.S01E02.mkv', 'New/Show.2008.S02E01.mkv'],
    ['Show (2008): S1 E1; S1 E2; S2 E1'],
  ],
  [
    'two series of one name',
    ['Show (1963)/Season 1/S01E01.mkv', 'Show (2005)/Season 1/S01E01.mkv'],
    ['Show (1963): S1 E1', 'Show (2005): S1 E1'],
  ],
  [
    'two series in a folder of a third’s name',
    ['Star/Star Two S01E01.mkv', 'Star/Star Three S01E01.mkv'],
    ['Star Three: S1 E1', 'Star Two: S1 E1'],
  ],
  ['versions of an episode', ['Show/S01E01.720p.mkv', 'Show/S01E01.1080p.mkv'], ['Show: S1 E1 [1080p] [720p]']],
  ['parts of an episode', ['Show/S01E01-part1.mkv', 'Show/S01E01-part2.mkv'], ['Show: S1 E1 2 parts']],
  [
    'episodes whose names have parts',
    ['Show/S01E01 - Pilot (Part 1).mkv', 'Show/S01E02 - Pilot (Part 2).mkv'],
    ['Show: S1 E1 Pilot (Part 1); S1 E2 Pilot (Part 2)'],
  ],
  ['a film beside its series', ['Show/Season 1/S01E01.mkv', 'Show/Show (2010).mkv'], ['Show (2010)', 'Show: S1 E1']],
];

test.each(FOLDERS)('%s', (_what, paths, lines) => {
  expect(shelfLines(paths)).toEqual(lines);
});

const EXTRAS = [
  ['trailers/Teaser 1.mp4', 'trailer', 'Teaser 1'],
  ['Trailers/Film-trailer2.mp4', 'trailer', 'Trailer 2'],
  ['behind the scenes/The Making.mkv', 'behindthescenes', 'The Making'],
  ['Deleted Scenes/Ending.mkv', 'deleted', 'Ending'],
  ['featurettes/Sound.mkv', 'featurette', 'Sound'],
  ['interviews/Director.mkv', 'interview', 'Director'],
  ['Extras/Gag Reel.mkv', 'other', 'Gag Reel'],
  ['shorts/Before.mkv', 'short', 'Before'],
  ['Film (2010)-trailer.mp4', 'trailer', 'Trailer'],
  ['trailer.mp4', 'trailer', 'Trailer'],
  ['Film.2010-behindthescenes.mp4', 'behindthescenes', 'Behind the Scenes'],
  ['Ending-deleted.mp4', 'deleted', 'Ending'],
  ['Making-behindthescenes.mp4', 'behindthescenes', 'Making'],
  ['Cast-interview.mp4', 'interview', 'Cast'],
] as const;

test.each(EXTRAS)('%s is an extra', (name, kind, said) => {
  const path = `Film (2010)/${name}`;
  const { films } = sortShelf(['Film (2010)/Film (2010).mkv', path]);
  expect(films.map(({ extras }) => extras)).toEqual([[{ path, kind, name: said }]]);
});

test('extras of a series are its own', () => {
  const paths = [
    'Show/Season 1/S01E01.mkv',
    'Show/Season 1/extras/A.mkv',
    'Show/Trailers/B.mkv',
    'Show/Season 1/Unclear.mkv',
  ];
  const { series, advice } = sortShelf(paths);
  expect(series[0]?.extras.map(({ path }) => path).sort()).toEqual(paths.slice(1).sort());
  expect(advice.map(({ path }) => path)).toEqual(['Show/Season 1/Unclear.mkv']);
});

test('a trailer of nothing is passed over, a short by itself is a film', () => {
  const { films, passed } = sortShelf(['Nothing-trailer.mp4', 'Collection/Shorts/Lifted.mp4']);
  expect(films.map(({ title }) => title)).toEqual(['Lifted']);
  expect(passed.map(({ path }) => path)).toEqual(['Nothing-trailer.mp4']);
});

test.each([
  ['Film (2010)/sample.mkv', 'sample'],
  ['Film (2010)/Sample/film-grp.mkv', 'sample'],
  ['Film (2010)/film-sample.mkv', 'sample'],
  ['Film (2010)/VIDEO_TS/VTS_01_1.VOB', 'disc'],
  ['Film (2010)/BDMV/STREAM/00001.m2ts', 'disc'],
  ['Film (2010).iso', 'disc'],
  ['Film (2010).mkv.part', 'copied'],
  ['RARBG.mp4', 'advertisement'],
  ['notes.txt', 'Not a video'],
  ['S01E01.mkv', 'series'],
  ['poster.jpg', 'picture'],
  ['movie.nfo', 'NFO'],
  ['lost.en.srt', 'video'],
  ['../Film (2010).mkv', 'folder'],
  ['/Film (2010).mkv', 'folder'],
])('%s is passed over', (path, reason) => {
  const { films, series, passed } = sortShelf([path]);
  expect({ films, series }).toEqual({ films: [], series: [] });
  expect(passed).toEqual([{ path, text: expect.stringContaining(reason) as unknown }]);
});

test.each([
  '.hidden.mkv',
  '@eaDir/Film.mkv/SYNOVIDEO.jpg',
  '.DS_Store',
  'Films/Thumbs.db',
  '._Film.mkv',
  '$RECYCLE.BIN/a.mkv',
])('nothing is said of %s', (path) => {
  expect(sortShelf([path])).toEqual({ films: [], series: [], passed: [], advice: [] });
});

test('pictures and NFO files of a film', () => {
  const own = ['movie.nfo', 'poster.jpg', 'fanart.jpg', 'clearlogo.png'].map((name) => `Film (2010)/${name}`);
  const { films } = sortShelf(['Film (2010)/Film (2010).mkv', ...own]);
  expect(films[0]).toMatchObject({ nfo: own[0], art: { poster: own[1], backdrop: own[2], logo: own[3] } });
});

test('pictures and NFO files in a folder of many films', () => {
  const { films, passed } = sortShelf([
    'A (2010).mkv',
    'A (2010).nfo',
    'A (2010)-poster.jpg',
    'A (2010)-fanart.jpg',
    'B (2011).mkv',
    'B (2011).jpg',
    'fanart.jpg',
  ]);
  expect(films[0]).toMatchObject({
    nfo: 'A (2010).nfo',
    art: { poster: 'A (2010)-poster.jpg', backdrop: 'A (2010)-fanart.jpg' },
  });
  expect(films[1]).toMatchObject({ nfo: null, art: { poster: 'B (2011).jpg', backdrop: null } });
  expect(passed.map(({ path }) => path)).toEqual(['fanart.jpg']);
});

test('the better of two of a kind is taken, and the other told of', () => {
  const { films, passed } = sortShelf([
    'Film (2010)/Film (2010).mkv',
    'Film (2010)/Film (2010).nfo',
    'Film (2010)/folder.jpg',
    'Film (2010)/movie.nfo',
    'Film (2010)/poster.png',
  ]);
  expect(films[0]).toMatchObject({ nfo: 'Film (2010)/Film (2010).nfo', art: { poster: 'Film (2010)/poster.png' } });
  expect(passed.map(({ path }) => path)).toEqual(['Film (2010)/folder.jpg', 'Film (2010)/movie.nfo']);
});

test('pictures and NFO files of a series', () => {
  const { series, passed } = sortShelf([
    'Show/Season 01/S01E01.mkv',
    'Show/Season 01/S01E01.nfo',
    'Show/Season 01/S01E01-thumb.jpg',
    'Show/Season 01/season.nfo',
    'Show/Season 02/S02E01.mkv',
    'Show/Season 02/poster.jpg',
    'Show/Specials/S00E01.mkv',
    'Show/fanart.jpg',
    'Show/poster.jpg',
    'Show/season-specials-poster.jpg',
    'Show/season01-poster.jpg',
    'Show/tvshow.nfo',
  ]);
  expect(passed).toEqual([]);
  expect(series[0]).toMatchObject({
    nfo: 'Show/tvshow.nfo',
    art: { poster: 'Show/poster.jpg', backdrop: 'Show/fanart.jpg' },
    seasons: [
      { number: 0, poster: 'Show/season-specials-poster.jpg' },
      {
        number: 1,
        poster: 'Show/season01-poster.jpg',
        nfo: 'Show/Season 01/season.nfo',
        episodes: [{ nfo: 'Show/Season 01/S01E01.nfo', still: 'Show/Season 01/S01E01-thumb.jpg' }],
      },
      { number: 2, poster: 'Show/Season 02/poster.jpg' },
    ],
  });
});

test('what is not sure is said, with a name that would be', () => {
  const { advice } = sortShelf([
    'Alien.mkv',
    'Heat.1995.mkv',
    'Up (2009).mkv',
    'A/M (1931).mkv',
    'B/M (1931).mkv',
    'Short Series/01 - A.mkv',
    'Short Series/02 - B.mkv',
  ]);
  expect(advice).toEqual([
    { path: 'Short Series/01 - A.mkv', text: expect.stringContaining('“Short Series S01E01.mkv”') as unknown },
    { path: 'A/M (1931).mkv', text: expect.stringContaining('two files') as unknown },
    { path: 'Alien.mkv', text: expect.stringContaining('“Alien (YEAR).mkv”') as unknown },
    { path: 'Heat.1995.mkv', text: expect.stringContaining('“Heat (1995).mkv”') as unknown },
  ]);
});

test('a name of nothing but space is no title', () => {
  expect(sortShelf([' .mkv']).films.map(({ title }) => title)).toEqual(['Untitled']);
});
