import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const AS_TEXT = 'utf8';

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: AS_TEXT })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, AS_TEXT)));

/**
 * Turns the build in a folder into another one, as a change of the profile page would: that chunk and the app's main
 * script get other names, and the old files are gone.
 * @returns the old file of the profile page, and the names of both main scripts
 */
export function nextBuild(folder: string) {
  const assets = path.join(folder, 'assets');
  const nameOf = (chunk: string) =>
    readdirSync(assets).find((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js')) ?? chunk;
  const [profile, main] = [nameOf('profile'), nameOf('main')];
  const hash = profile.split('.')[1] ?? '';
  const [nextProfile, nextMain] = ['profile.0badcafe.js', 'main.0badcafe.js'];
  const integrity = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(assets, file)))
      .digest('base64');

  const before = integrity(main);
  renameSync(path.join(assets, profile), path.join(assets, nextProfile));
  renameSync(path.join(assets, main), path.join(assets, nextMain));
  edit(path.join(assets, nextMain), (text) => text.replaceAll(hash, '0badcafe'));
  const after = integrity(nextMain);
  for (const page of pagesIn(folder)) edit(page, (html) => html.replaceAll(main, nextMain).replaceAll(before, after));
  edit(path.join(folder, 'sw.js'), (text) => text.replace(profile, nextProfile).replace(main, nextMain));
  return { oldProfile: path.join(assets, profile), main, nextMain };
}
