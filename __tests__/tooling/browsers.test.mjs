import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'acorn';
import { BROWSERS } from '../../tooling/browsers.js';

const textOf = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the README promises the browsers that the build is for', () => {
  assert.ok(textOf('README.md').replaceAll(/\s+/g, ' ').includes(`Runs in ${BROWSERS} and newer ones`));
});

for (const script of ['choose', 'show']) {
  test(`an old browser can read ${script}.js, which says that it is one`, () => {
    assert.doesNotThrow(() => parse(textOf(`src/firstPaint/${script}.js`), { ecmaVersion: 5 }));
  });
}
