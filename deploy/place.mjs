// Tells the bundle where it lies, for folders that are called like a route of the app and for links that are shared:
//   node deploy/place.mjs https://films.example/movies/
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const bundle = fileURLToPath(new URL('../', import.meta.url));
const address = process.argv[2] ?? '';

if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error('Name the whole address of the bundle: node deploy/place.mjs https://films.example/movies/');
  process.exit(1);
}
const { href } = new URL(address.endsWith('/') ? address : `${address}/`);

/** Replaces a file, and its compressed twins where it has some. */
function replace(file, text) {
  writeFileSync(file, text);
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text));
}

const pages = readdirSync(bundle, { recursive: true }).filter((name) => name.endsWith('.html'));
for (const page of pages) {
  const html = readFileSync(bundle + page, 'utf8');
  const placed = html
    .replace(/data-base="[^"]*"/, `data-base="${new URL(href).pathname}"`)
    .replace(/(property="og:image" content=")[^"]*?(art\/[^"]*")/, `$1${href}$2`);
  replace(bundle + page, placed);
}
console.log(`${pages.length} pages know now that they lie at ${href}`);
