import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { randomBytesOf } from '../noise.mjs';
import { makePicture } from '../service/pictures.mjs';

const read = (file) => readFileSync(new URL(`../floor/${file}`, import.meta.url), 'utf8');

/** The compressed size of a small framework and an app. Random bytes keep their size when compressed. */
const SCRIPT_BYTES = 60_000;
const weighed = (script) => `${script}\n// ${randomBytesOf(SCRIPT_BYTES).toString('base64')}`;

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8' };

const packed = (name, text) => [
  `/floor/${name}`,
  {
    headers: { 'content-type': TYPES[name.split('.').at(-1)], 'content-encoding': 'br', 'cache-control': 'no-cache' },
    body: brotliCompressSync(text),
  },
];

/** Creates a handler for the floor pages. They show the minimum cost of each page without a framework. */
export async function floorHandler() {
  const picture = { headers: { 'content-type': 'image/jpeg' }, body: await makePicture({ width: 780, kilobytes: 42 }) };
  const files = new Map([
    packed('static.html', read('static.html')),
    packed('spa.html', read('spa.html')),
    packed('spa.js', weighed(read('spa.js'))),
    packed('list.html', read('list.html')),
    ['/floor/picture.jpg', picture],
  ]);
  return (request, response) => {
    const { headers, body } = files.get(request.url) ?? {};
    response.writeHead(body ? 200 : 404, headers);
    response.end(body);
  };
}
