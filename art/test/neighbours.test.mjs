import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { readCatalogue } from '../lib/catalogue.mjs';
import { directionOf } from '../posters/direct.mjs';

const DATA = new URL('../../src/api/samples/data/', import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(`${name}.json`, DATA), 'utf8'));
const idsOf = async (name) => (await read(name)).map(({ id }) => id);

const { rows, topRated, studios } = await read('lists');
const byId = new Map((await readCatalogue()).map((record) => [record.id, record]));

/** Every list of samples that is shown as a row or at the start of a page. */
const LISTS = {
  ...Object.fromEntries(Object.entries(rows).map(([id, ids]) => [`row ${id}`, ids])),
  ...studios,
  topRated,
  trending: await idsOf('trending'),
  popular: await idsOf('popular'),
  series: await idsOf('series'),
  horror: await idsOf('horror'),
  horrorSeries: await idsOf('horrorSeries'),
};

/**
 * Returns the property by which two posters look alike: the family that draws them. Close-ups have only their distance
 * in common, so they also need the same motif.
 */
const idiomOf = (id) => {
  const { scene, motif } = directionOf(byId.get(id));
  return scene === 'closeUp' ? `closeUp of ${motif}` : scene;
};

for (const [name, ids] of Object.entries(LISTS)) {
  test(`${name}: no two neighbors look alike`, () => {
    const alike = ids.slice(1).filter((id, index) => idiomOf(id) === idiomOf(ids[index]));
    assert.deepEqual(alike, []);
  });
}
