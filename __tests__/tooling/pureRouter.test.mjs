import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import pureRouter from '../../tooling/pureRouter.cjs';

const FOLDER = join(fileURLToPath(new URL('../../node_modules', import.meta.url)), 'react-router/dist/production');

/** The file of react-router that renders routes. */
const routes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .find((source) => source.includes('function _renderMatches('));

test('the installed react-router loses its data router and its display names', () => {
  assert.ok(routes, 'no file of react-router renders routes');
  const pure = pureRouter.call({ mode: 'production' }, routes);
  const count = (source, pattern) => (source.match(pattern) ?? []).length;
  assert.equal(count(pure, /const dataRouterOpts = null;/g), 2);
  assert.equal(count(pure, /const isDataRoute = false;/g), 1);
  for (const pattern of [/useContext\(DataRouterContext\)/g, /^\w+\.contextType = /gm, /^\w+\.displayName = /gm]) {
    assert.notEqual(count(routes, pattern), 0, `react-router has nothing like ${pattern} any more`);
    assert.equal(count(pure, pattern), 0, String(pattern));
  }
});
