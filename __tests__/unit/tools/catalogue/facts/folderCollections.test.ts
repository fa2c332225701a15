import fc from 'fast-check';
import { folderCollections, folderGenre } from '@tools/catalogue/facts/folderCollections';

test('films in one folder form a collection with the folder’s name', () => {
  expect(
    folderCollections([
      ['Harbour Trilogy/Part One (1990).mp4'],
      ['Harbour Trilogy/Part Two (1992)/Part Two.mp4', 'Harbour Trilogy/Part Two (1992)/Part Two 1080p.mp4'],
      ['Blue Rain (1999)/Blue Rain.mp4'],
      ['Alone/Only One (2001).mp4'],
    ]),
  ).toEqual(['Harbour Trilogy', 'Harbour Trilogy', null, null]);
});

test('the innermost folder with several films names the collection', () => {
  expect(
    folderCollections([['Europe/Baltic/One.mp4'], ['Europe/Baltic/Two.mp4'], ['Europe/Alps/Three/Three.mp4']]),
  ).toEqual(['Baltic', 'Baltic', 'Europe']);
});

test.each(['Movies', 'Unsorted', 'Comedy', 'Sci-Fi', '1990s', '2004', '1990-1999', 'A', 'A-F', '#'])(
  'the folder %s only sorts films',
  (folder) => {
    expect(folderCollections([[`${folder}/One (1990).mp4`], [`${folder}/Two (1991).mp4`]])).toEqual([null, null]);
  },
);

test.each([
  ...['1080p', '2160p', '720p', '4K', 'remux', 'web-dl', 'WEBRip', 'Blu-ray', 'BluRay', 'x265', 'HEVC', 'HDR'],
  ...['1080p BluRay', '2160p_HDR', 'HD 1080p', '4K Movies', 'Movies 4K', 'mkv', 'MP4', 'avi', 'MKV Films'],
  ...['German', 'English', 'Deutsch', 'Français', 'Español', '日本語 720p', 'German Movies', 'English Dubbed'],
])('the folder %s describes its files and forms no collection', (folder) => {
  expect(folderCollections([[`Movies/${folder}/One (1990).mp4`], [`Movies/${folder}/Two (1991).mp4`]])).toEqual([
    null,
    null,
  ]);
});

test.each([
  ...['It', 'xXx', 'Criterion Collection', 'English Classics', '4K Restorations', 'The German Trilogy', 'Web of Fear'],
  ...['AV1 Demos', 'Extended', 'Baltic', 'Nordic Noir', 'The Remux Brothers'],
])('the folder %s forms a collection with its name', (folder) => {
  expect(folderCollections([[`Movies/${folder}/One (1990).mp4`], [`Movies/${folder}/Two (1991).mp4`]])).toEqual([
    folder,
    folder,
  ]);
});

test.each([
  ['Comedy/The Ferry (1987).mp4', 'Comedy'],
  ['Films/Sci-Fi/The Signal (2015)/The Signal.mp4', 'Sci-Fi'],
  ['Harbour Trilogy/One.mp4', null],
  ['Comedy.mp4', null],
])('the folder of %s means the genre %s', (file, genre) => {
  expect(folderGenre([file])).toBe(genre);
});

test('films in the outermost folder have no collection', () => {
  expect(folderCollections([['One.mp4'], ['Two.mp4'], []])).toEqual([null, null, null]);
});

test('a collection has at least two films and the name of a folder of each', () => {
  const part = fc.stringMatching(/^[a-z]{1,3}$/);
  const file = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.mp4`);
  fc.assert(
    fc.property(fc.array(fc.array(file, { maxLength: 2 }), { maxLength: 12 }), (films) => {
      const names = folderCollections(films);
      expect(names).toHaveLength(films.length);
      names.forEach((name, index) => {
        if (name === null) return;
        expect(films[index]?.[0]?.split('/').slice(0, -1)).toContain(name);
        expect(films.filter((files) => files.some((each) => each.split('/').includes(name))).length).toBeGreaterThan(1);
      });
    }),
  );
});
