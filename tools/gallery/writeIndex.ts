import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SCREENS } from '../../__tests__/e2e/support/screens';
import { fileOf, GALLERY, nameOf } from './files';
import { LOOKS } from './looks';
import { MOTIONS } from './motions';

const README_PICTURE = join(__dirname, '../../docs/home.webp');

const HOME = fileOf('home', 'laptop');

const picture = (name: string, look: string) =>
  existsSync(fileOf(name, look))
    ? `<a href="${nameOf(name, look)}"><img src="${nameOf(name, look)}" alt="${look}" loading="lazy"></a>`
    : '';

const section = (name: string) => `
<section>
<h2>${name}</h2>
<div>${LOOKS.map((look) => picture(name, look.name)).join('\n')}</div>
</section>`;

/** Writes one page with every screenshot, one row for each screen, and the image of the README. */
export default async function writeIndex() {
  writeFileSync(
    join(GALLERY, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Kinora: every screen</title>
<style>
body { margin: 24px; background: #332d36; color: #f7f1e8; font: 16px/1.4 system-ui, sans-serif }
div { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto }
img { width: auto; height: 480px; background: #000 }
h2 { font-size: 16px; margin: 32px 0 8px }
</style>
${[...SCREENS, ...MOTIONS].map(({ name }) => section(name)).join('')}
</html>
`,
  );
  // The file is missing if only other screens were requested.
  if (existsSync(HOME)) await sharp(HOME).webp({ quality: 82 }).toFile(README_PICTURE);
  console.info(`\nThe gallery is in ${join(GALLERY, 'index.html')}`);
}
