import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LISTS } from '@tools/deploy/catalogue/lists';
import { SCHEMAS } from '@tools/deploy/catalogue/violations';

const page = readFileSync(path.join(__dirname, '../../../../docs/product-api.md'), 'utf8');

test('the examples of the page are those of the schemas, in the same order', () => {
  const shown = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = '']) => JSON.parse(block) as unknown);
  const { list, search, title, season, genres, person } = SCHEMAS;
  expect(shown).toEqual([list, search, title, season, genres, person].flatMap(({ examples }) => examples as unknown[]));
});

test('the page lists the paths that the app requests, and the purpose of each', () => {
  const rows = [...page.matchAll(/^\| `([\w/-]+)` +\| \[a list\]\(#a-list\)(, in pages)? +\| (.+?) +\|$/gm)];
  expect(rows.map(([, list, pages, feeds]) => [list, pages !== undefined, feeds])).toEqual(
    LISTS.map(({ path: list, hasPages, feeds }) => [list, hasPages, feeds]),
  );
});
