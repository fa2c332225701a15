import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { HERO_SIZES, POSTER_SIZES, TOTALS } from '../budgets.mjs';
import { readCatalogue } from '../lib/catalogue.mjs';
import { expectedFiles, weigh } from '../weigh.mjs';

const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const rows = await weigh(pathOf('static/art'));

test('the budgets match the specification', () => {
  assert.equal(POSTER_SIZES.find(({ width }) => width === 342).maxBytes, 25_000);
  assert.equal(HERO_SIZES.find(({ name }) => name === 'm-780').maxBytes, 90_000);
  assert.equal(HERO_SIZES.find(({ name }) => name === '1280').maxBytes, 160_000);
  assert.deepEqual(TOTALS, { clips: 3_200_000, film: 6_000_000, art: 12_000_000 });
});

test('each title has four poster files and a lettering, each slide six stills and two clips, each studio a plate, the wall six of its own, the film ten', async () => {
  const files = (await expectedFiles()).map(({ file }) => file);
  const ids = (await readCatalogue()).map(({ id }) => id);
  assert.ok(ids.length > 100);
  assert.equal(new Set(files).size, ids.length * (4 + 1) + 5 * (6 + 2) + 4 + 6 + 10);
});

for (const { name, faults } of rows) {
  test(`${name}: no file is missing or too big`, () => {
    assert.deepEqual(faults, []);
  });
}

test('a missing file is a fault', async () => {
  const faults = (await weigh(pathOf('static/art/brand'))).flatMap((row) => row.faults);
  assert.ok(faults.includes('hero/avengers-1280.avif is missing'));
});

test('the command prints the table and agrees', () => {
  const { status, stdout } = spawnSync(process.execPath, [pathOf('art/checkBudgets.mjs')], { encoding: 'utf8' });
  for (const { name, limit } of rows) assert.match(stdout, new RegExp(`^${name} .*\\b${limit}$`, 'm'));
  assert.equal(status, rows.some((row) => row.faults.length) ? 1 : 0);
});
