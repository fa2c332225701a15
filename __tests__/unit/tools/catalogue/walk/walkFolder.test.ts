import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BOUNDS, walkFolder } from '@tools/catalogue/walk/walkFolder';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'walk-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function layOut(...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), 'x');
  }
}

async function walk(bounds?: { depth: number; files: number }) {
  const { files, diagnostics } = await walkFolder(root, path.join(root, 'no-bundle'), bounds);
  return { files: [...files.keys()], diagnostics: diagnostics.map((remark) => `${remark.path}: ${remark.text}`) };
}

test('names every file that is too deep, and suggests a solution', async () => {
  const deep = Array.from({ length: BOUNDS.depth }, (_, index) => `f${index}`).join('/');
  await layOut(`${deep}/kept.mkv`, `${deep}/more/Lamp (2004).mkv`, `${deep}/more/sub/Ferry (1950).mkv`);

  expect(await walk()).toEqual({
    files: [`${deep}/kept.mkv`],
    diagnostics: [
      `${deep}/more: is more than 24 folders deep: 2 files are skipped (Lamp (2004).mkv, sub/Ferry (1950).mkv). Move them up, or run the command on a subfolder.`,
    ],
  });
});

test('counts files that are too deep if there are many', async () => {
  await layOut(...Array.from({ length: 9 }, (_, index) => `a/b/${index}.mkv`));
  const { diagnostics } = await walk({ depth: 1, files: 100 });

  expect(diagnostics).toEqual([expect.stringContaining('9 files are skipped (0.mkv, 1.mkv, 2.mkv, 3.mkv, 4.mkv, …)')]);
});

test('reports nothing about a folder without files that is too deep', async () => {
  await layOut('kept.mkv', 'a/b/.DS_Store');
  expect(await walk({ depth: 1, files: 100 })).toEqual({ files: ['kept.mkv'], diagnostics: [] });
});

test('names the files above the limit', async () => {
  await layOut('a.mkv', 'b.mkv', 'c.mkv', 'd.mkv');
  expect(await walk({ depth: 5, files: 2 })).toEqual({
    files: ['a.mkv', 'b.mkv'],
    diagnostics: ['.: has more than 2 files: 2 files are skipped (c.mkv, d.mkv). Run the command on a subfolder.'],
  });
});

test('names hidden films, and no other hidden files', async () => {
  await layOut(
    '.hack (2002)/.hack (2002).mkv',
    '.hack (2002)/part.mkv',
    '.Lamp.mkv',
    '._Ferry.mkv',
    '.Trash-1000/x.mkv',
  );
  await layOut('.cache/notes.txt', '.DS_Store');

  expect(await walk()).toEqual({
    files: [],
    diagnostics: [
      '.Lamp.mkv: is hidden because its name starts with a dot: it is skipped. Remove the dot to include it in the catalogue.',
      '.hack (2002): is hidden because its name starts with a dot: 1 video is skipped (part.mkv). Remove the dot to include it in the catalogue.',
    ],
  });
});

test('names links that lead nowhere or form a circle', async () => {
  await layOut('films/a.mkv');
  await symlink('gone.mkv', path.join(root, 'link.mkv'));
  await symlink('..', path.join(root, 'films', 'round'));

  expect(await walk()).toEqual({
    files: ['films/a.mkv'],
    diagnostics: [
      expect.stringContaining('films/round: leads to a folder'),
      expect.stringContaining('link.mkv: is a broken link'),
    ],
  });
});
