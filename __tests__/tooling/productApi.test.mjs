import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { productApi } = require('../../tooling/ProductApiPlugin.js');

const answers = new Map(productApi());
const lists = [...answers].filter(([, { results }]) => results);
const playable = lists.flatMap(([name, { results }]) =>
  results.filter((record) => record.playable).map((record) => ({ name, record })),
);

test('the video of a title is in the details file that each of its lists names', () => {
  assert.ok(playable.length >= 2);
  for (const { name, record } of playable) {
    const file = answers.get(posix.join(posix.dirname(name), record.details));
    assert.equal(file.title, record.title);
    assert.ok(file.video.sources.length > 0);
  }
});

test('no list contains a video', () => {
  for (const [name, { results }] of lists) assert.ok(!results.some((record) => 'video' in record), name);
});
