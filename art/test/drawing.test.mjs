import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCatalogue } from '../lib/catalogue.mjs';
import { contrast } from '../lib/color.mjs';
import { directionOf } from '../posters/direct.mjs';
import { SCENES } from '../posters/scenes/index.mjs';
import { allDrawings } from '../sources/drawings.mjs';
import { digest, readSources } from '../sources/recordSources.mjs';

const recorded = readSources();
const drawings = await allDrawings();
const titles = await readCatalogue();

/** The first title of the catalogue that each family draws. */
const ofEachFamily = Object.keys(SCENES).map((scene) => ({
  scene,
  title: titles.find((record) => directionOf(record).scene === scene),
}));
const samples = [
  ...ofEachFamily.flatMap(({ title }) => (title ? [`poster ${title.id}`] : [])),
  'lettering 2005',
  'hero game-of-thrones wide',
  'hero the-boys mobile',
  'studio marvel',
  'brand mark',
  'clip interstellar',
].map((name) => drawings.find((drawing) => drawing.name === name));

const drawAll = (list) => new Map(list.map(({ name, draw }) => [name, draw()]));
const forwards = drawAll(samples);
const backwards = drawAll([...samples].reverse());

test('every family of posters draws a title of the catalogue', () => {
  assert.deepEqual(
    ofEachFamily.filter(({ title }) => !title).map(({ scene }) => scene),
    [],
  );
});

for (const { name } of samples) {
  test(`${name} is the same drawing whenever it is drawn`, () => {
    assert.equal(forwards.get(name), backwards.get(name));
  });

  test(`${name} matches its recorded drawing`, () => {
    assert.equal(digest(forwards.get(name)), recorded[name]);
  });
}

test('every drawing is recorded, and nothing else', () => {
  assert.deepEqual(Object.keys(recorded).sort(), drawings.map(({ name }) => name).sort());
});

test('no drawing has changed since it was recorded', () => {
  const changed = drawings.filter(({ name, draw }) => digest(draw()) !== recorded[name]).map(({ name }) => name);
  assert.deepEqual(changed, [], 'node art/generate.mjs --only sources says what changed');
});

test('every lettering has enough contrast on the page', () => {
  const page = '#141016';
  for (const { name, draw } of drawings.filter(({ step }) => step === 'letterings'))
    for (const [, fill] of draw().matchAll(/fill="(#[\da-f]{6})"/g))
      assert.ok(contrast(fill, page) > 4.5, `${name}: ${fill}`);
});
