import { classifyFiles } from '@tools/catalogue/names/classifyFiles';

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
  ['Film (2010)-deletedscenes.mp4', 'deleted', 'Deleted Scene'],
  ['Film (2010) - Making Of.mp4', 'behindthescenes', 'Making Of'],
  ['Film (2010) - The Making of Film.mp4', 'behindthescenes', 'The Making of Film'],
  ['Film (2010) - Deleted Scenes.mp4', 'deleted', 'Deleted Scenes'],
  ['Film (2010) - Behind the Scenes 1080p.mp4', 'behindthescenes', 'Behind the Scenes'],
  ['Film (2010) - Featurette.mp4', 'featurette', 'Featurette'],
  ['Film (2010) - Interview.mp4', 'interview', 'Interview'],
  ['Film - Interviews 2.mp4', 'interview', 'Interviews 2'],
  ['Film.2010.-.Special.Features.mp4', 'other', 'Special Features'],
  ['Making Of.mp4', 'behindthescenes', 'Making Of'],
  ['Making of Film.mp4', 'behindthescenes', 'Making of Film'],
  ['deleted scenes.mp4', 'deleted', 'Deleted scenes'],
] as const;

test.each(EXTRAS)('%s is an extra', (name, kind, said) => {
  const path = `Film (2010)/${name}`;
  const { films } = classifyFiles(['Film (2010)/Film (2010).mkv', path]);
  expect(films.map(({ extras }) => extras)).toEqual([[{ path, kind, name: said }]]);
});

test.each([
  [['Deleted Scenes (2021).mp4'], ['Deleted Scenes (2021)']],
  [['Deleted Scenes (2021)/Deleted Scenes.mp4'], ['Deleted Scenes (2021)']],
  [
    ['Deleted Scenes (2021)/Deleted Scenes.mp4', 'Deleted Scenes (2021)/Deleted Scenes (2021) - 1080p.mp4'],
    ['Deleted Scenes (2021)'],
  ],
  [
    ['Movies/Deleted Scenes.mp4', 'Movies/Heat (1995).mp4'],
    ['Deleted Scenes (null)', 'Heat (1995)'],
  ],
  [
    ['Movies/Harbor - Interview.mp4', 'Movies/Heat (1995).mp4'],
    ['Harbor - Interview (null)', 'Heat (1995)'],
  ],
  [['Harbor - Making Of.mp4'], ['Harbor - Making Of (null)']],
  [['The Making of a King (1999)/The Making of a King.mp4'], ['The Making of a King (1999)']],
  [['Film (2010)/Film (2010).mp4', 'Film (2010)/Film (2010) - Short.mp4'], ['Film (2010)']],
  [['Film (2010)/Film (2010).mp4', 'Film (2010)/Film (2010) - Black and White.mp4'], ['Film (2010)']],
])('%j are not extras', (paths, titles) => {
  const { films, passed } = classifyFiles(paths);
  expect(films.map(({ title, year }) => `${title} (${String(year)})`)).toEqual(titles);
  expect(films.flatMap(({ extras }) => extras)).toEqual([]);
  expect(passed).toEqual([]);
});

test('extras in the folders of a series belong to the series', () => {
  const paths = [
    'Show/Season 1/S01E01.mkv',
    'Show/Season 1/extras/A.mkv',
    'Show/Trailers/B.mkv',
    'Show/Season 1/Unclear.mkv',
  ];
  const { series, advice } = classifyFiles(paths);
  expect(series[0]?.extras.map(({ path }) => path).sort()).toEqual(paths.slice(1).sort());
  expect(advice.map(({ path }) => path)).toEqual(['Show/Season 1/Unclear.mkv']);
});

test('a numbered file in a season’s folder is never an extra', () => {
  const paths = [
    'Show/Season 6/Show S06E01.mkv',
    'Show/Season 6/show.603.hdtv.mkv',
    'Show/Season 6/show.604.the.pier.mkv',
    'Show/Season 6/Show - 605 - A Boat.mkv',
    'Show/Season 6/show.06.the.lamp.mkv',
    'Show/Season 6/Show 7 Lamps.mkv',
  ];
  const { films, series } = classifyFiles(paths);
  expect(films).toEqual([]);
  expect(series[0]?.extras).toEqual([]);
  expect(series[0]?.seasons.flatMap(({ episodes }) => episodes)).toHaveLength(paths.length);
});

test('matches subtitles to episodes by the season’s numbers', () => {
  const { series, passed } = classifyFiles(['Show/Season 6/Show S06E03.mkv', 'Show/Season 6/Subs/603.en.srt']);
  expect(passed).toEqual([]);
  expect(series[0]?.seasons[0]?.episodes[0]?.subtitles).toMatchObject([{ language: 'en' }]);
});

test('skips a trailer without a film, and treats a single short as a film', () => {
  const { films, passed } = classifyFiles(['Nothing-trailer.mp4', 'Collection/Shorts/Lifted.mp4']);
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
  ['Film (2010).mkv.part', 'incomplete'],
  ['RARBG.mp4', 'advertisement'],
  ['notes.txt', 'Not a video'],
  ['S01E01.mkv', 'series'],
  ['poster.jpg', 'image'],
  ['movie.nfo', 'NFO'],
  ['lost.en.srt', 'video'],
  ['../Film (2010).mkv', 'folder'],
  ['/Film (2010).mkv', 'folder'],
])('skips %s', (path, reason) => {
  const { films, series, passed } = classifyFiles([path]);
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
])('reports nothing about %s', (path) => {
  expect(classifyFiles([path])).toEqual({ films: [], series: [], passed: [], advice: [] });
});

test('assigns images and NFO files to a film', () => {
  const own = ['movie.nfo', 'poster.jpg', 'fanart.jpg', 'clearlogo.png'].map((name) => `Film (2010)/${name}`);
  const { films } = classifyFiles(['Film (2010)/Film (2010).mkv', ...own]);
  expect(films[0]).toMatchObject({ nfo: own[0], art: { poster: own[1], backdrop: own[2], logo: own[3] } });
});

test('assigns images and NFO files in a folder with many films', () => {
  const { films, passed } = classifyFiles([
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

test('uses the better of two files of a kind, and reports the other', () => {
  const { films, passed } = classifyFiles([
    'Film (2010)/Film (2010).mkv',
    'Film (2010)/Film (2010).nfo',
    'Film (2010)/folder.jpg',
    'Film (2010)/movie.nfo',
    'Film (2010)/poster.png',
  ]);
  expect(films[0]).toMatchObject({ nfo: 'Film (2010)/Film (2010).nfo', art: { poster: 'Film (2010)/poster.png' } });
  expect(passed.map(({ path }) => path)).toEqual(['Film (2010)/folder.jpg', 'Film (2010)/movie.nfo']);
});

test('assigns images and NFO files to a series', () => {
  const { series, passed } = classifyFiles([
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

test('reports uncertain names, and suggests unambiguous ones', () => {
  const { advice } = classifyFiles([
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
    { path: 'A/M (1931).mkv', text: expect.stringContaining('Two files') as unknown },
    { path: 'Alien.mkv', text: expect.stringContaining('“Alien (YEAR).mkv”') as unknown },
    { path: 'Heat.1995.mkv', text: expect.stringContaining('“Heat (1995).mkv”') as unknown },
  ]);
});

test('a name of spaces only is not a title', () => {
  expect(classifyFiles([' .mkv']).films.map(({ title }) => title)).toEqual(['Untitled']);
});
