import type { Context } from '@tools/catalogue/context';
import { gatherWorks } from '@tools/catalogue/facts/gatherWorks';

/** Returns the lines of the report for a folder with these files. */
async function linesOf(paths: readonly string[]): Promise<string[]> {
  const context = {
    root: '/films',
    options: { csv: null },
    disk: new Map(paths.map((path) => [path, { size: 1, mtimeMs: 1 }])),
    diagnostics: [],
  } as unknown as Context;
  await gatherWorks(context, {});
  return context.diagnostics.map(({ sort, path, text }) => `${sort} ${path}: ${text}`);
}

test.each([
  [['Titanic (1997)/CD1/Titanic.mp4', 'Titanic (1997)/CD2/Titanic.mp4']],
  [['Titanic (1997)/Titanic (1997).mp4', 'Titanic (1997)/Titanic (1997) - 1080p.mp4']],
])('reports nothing about folders if the parts or versions %j are in one folder', async (paths) => {
  expect(await linesOf(paths)).toEqual([]);
});

test.each([
  [['A/Titanic (1997).mp4', 'B/Titanic (1997) 1080p.mp4']],
  [['Titanic (1997) 720p/CD1/a.mp4', 'Titanic (1997) 720p/CD2/a.mp4', 'Titanic (1997) 1080p/Titanic (1997) 1080p.mp4']],
])('names the folders of versions in different folders: %j', async (paths) => {
  expect(await linesOf(paths)).toContainEqual(
    expect.stringContaining('was found in 2 folders, which are treated as versions of one film'),
  );
});

test('reports a copied disc in one line', async () => {
  const dvd = ['VIDEO_TS.IFO', 'VIDEO_TS.VOB', 'VTS_01_1.VOB'].map((name) => `VIDEO_TS/${name}`);
  const lines = await linesOf([
    ...dvd,
    ...dvd.map((file) => `Das Boot (1981)/${file}`),
    'Das Boot (1981)/AUDIO_TS/x.vob',
    'Alien (1979)/BDMV/STREAM/00000.m2ts',
    'Alien (1979)/BDMV/index.bdmv',
    'Alien (1979)/CERTIFICATE/id.bdmv',
    'Long (1990)/Disc 1/VIDEO_TS/VTS_01_1.VOB',
    'Long (1990)/Disc 2/VIDEO_TS/VTS_01_1.VOB',
    'Loose (1991)/VTS_01_1.VOB',
    'Loose (1991)/VTS_01_2.VOB',
    'One (1992).iso',
    'Two (1993).iso',
    'Heat (1995).mp4',
  ]);
  const text = 'A copied disc, or a part of one. Convert its film to one video file.';
  expect(lines).toEqual(
    [
      'Alien (1979)',
      'Das Boot (1981)',
      'Long (1990)/Disc 1',
      'Long (1990)/Disc 2',
      'Loose (1991)',
      'One (1992).iso',
      'Two (1993).iso',
      'VIDEO_TS',
    ].map((disc) => `passed ${disc}: ${text}`),
  );
});

test('reports the files of a hidden disc as hidden', async () => {
  const lines = await linesOf(['A/.nomedia', 'A/VIDEO_TS/VTS_01_1.VOB']);
  expect(lines).toEqual([expect.stringContaining('A/VIDEO_TS/VTS_01_1.VOB: Its folder has a .nomedia file')]);
});
