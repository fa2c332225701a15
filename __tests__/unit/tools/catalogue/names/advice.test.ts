import { classifyFiles } from '@tools/catalogue/names/classifyFiles';

test.each([
  [['Harbor (2004) - Blue.mp4', 'Harbor (2004) - Red.mp4']],
  [['Harbor (2004)/Harbor (2004) a.mp4', 'Harbor (2004)/Harbor (2004) b.mp4']],
  [['Harbor [1].mp4', 'Harbor [2].mp4']],
  [['Harbor/Season 1/S01E01 The Boat.mp4', 'Harbor/Season 1/S01E01 The Pier.mp4']],
  [['Harbor-s03-e02.mkv', 'Harbor-s03-x02-Bloopers.mkv']],
  [['Harbor 2019 S01E03.mkv', 'Harbor 2019 - 12 S01E03.mkv']],
  [['14.05.2019 Part 2 [1x03].mkv', '14.05.2019 [1x03].mkv']],
  [['14.05.2019 [1x03].mkv', '14.05.2019 Name E03.mkv']],
  [['Harbor 2019 S01E03.mkv', 'Harbor 2019 The Pier S01E03.mkv']],
  [['Harbor.S01.1080p.mkv', 'Harbor.S01E01.The.Pier.mkv']],
])('reports that %j are treated as versions of one film', (paths) => {
  const { advice } = classifyFiles(paths);
  const told = advice.filter(({ text }) => text.startsWith('Treated as versions of one'));
  expect(told).toHaveLength(1);
  for (const path of paths) expect(`“${told[0]?.path ?? ''}” ${told[0]?.text ?? ''}`).toContain(`“${path}”`);
});

test('reports nothing about versions whose names differ only by tags', () => {
  const { advice } = classifyFiles([
    'Harbor (2004)/Harbor (2004).mp4',
    'Harbor (2004)/Harbor.2004.720p.BluRay.x264-GRP.mkv',
    'Harbor (2004)/Harbor.2004.Extended.1080p.WEB-DL.DD5.1.H264-GROUP.mkv',
    'Show/Season 1/Show.S01E01.720p.mkv',
    'Show/Season 1/Show 1x01 1080p.mkv',
  ]);
  expect(advice).toEqual([]);
});

test('bonus material of a season or a film is an extra', () => {
  const { films, series } = classifyFiles([
    'Film (2010)/Film-(2010)-x02-The_Making.mp4',
    'Film (2010)/Film-(2010).mp4',
    'Show/Show-s03-e02.mkv',
    'Show/Show-s03-x02-Bloopers.mkv',
  ]);
  expect([...films, ...series].map(({ extras }) => extras.map(({ name }) => name))).toEqual([
    ['The Making'],
    ['Bloopers'],
  ]);
});

test('does not publish a folder with a file .nomedia, and reports that', () => {
  const { films, passed } = classifyFiles([
    'Film (2010).mkv',
    'Private/.nomedia',
    'Private/A/One (2011).mkv',
    'Private/x.jpg',
  ]);
  expect(films.map(({ title }) => title)).toEqual(['Film']);
  expect(passed).toEqual(
    ['Private/A/One (2011).mkv', 'Private/x.jpg'].map((path) => ({
      path,
      text: expect.stringContaining('.nomedia') as unknown,
    })),
  );
});

test('reports names that could also be a film’s', () => {
  const { advice } = classifyFiles(['A/Harbor.07.PDTV.mkv', 'B/Lamps.S01.mkv', 'C/The Daily Lamp 14.05.2019.mp4']);
  expect(advice).toEqual([
    { path: 'A/Harbor.07.PDTV.mkv', text: expect.stringContaining('“Harbor S01E07.mkv”') as unknown },
    { path: 'B/Lamps.S01.mkv', text: expect.stringContaining('“Lamps S01E01.mkv”') as unknown },
    {
      path: 'C/The Daily Lamp 14.05.2019.mp4',
      text: expect.stringContaining('“The Daily Lamp (2019).mp4”') as unknown,
    },
  ]);
});

test('suggests names for specials', () => {
  const { advice } = classifyFiles([
    'Show/Season 1/S01E01.mkv',
    'Show/Specials/S00E02.mkv',
    'Show/Specials/The Boat.mkv',
    'Show/Specials/The Pier.mkv',
    'Show/Winter Specials/The Snow.mkv',
  ]);
  expect(advice).toEqual([
    {
      path: 'Show/Specials/The Boat.mkv',
      text: 'Treated as a special of “Show”, like all files in its folder. Rename to “Show S00E03.mkv” to be unambiguous.',
    },
    { path: 'Show/Winter Specials/The Snow.mkv', text: expect.stringContaining('“Show S00E05.mkv”') as unknown },
  ]);
});
