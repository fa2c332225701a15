import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'acorn';
import { BROWSERS } from '../../tooling/browsers.js';

const textOf = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the README promises the browsers that the build supports', () => {
  assert.ok(textOf('README.md').replaceAll(/\s+/g, ' ').includes(`Runs in ${BROWSERS} and newer ones`));
});

test('an old browser can parse the last script of the page, which shows the notice for old browsers', () => {
  const [, fallback] = /<script data-cfasync="false">([^<]+)<\/script>/.exec(textOf('dist/index.html'));
  assert.match(fallback, /notice-old/);
  assert.doesNotThrow(() => parse(fallback, { ecmaVersion: 5 }));
});
