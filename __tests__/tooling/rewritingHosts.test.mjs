import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('dist'));
const textOf = (name) => readFileSync(path.join(DIST, name), 'utf8');

test('every page, script and style sheet is plain ASCII, so that any declared encoding works', () => {
  const served = files.filter((name) => /\.(?:html|js|css|xml|svg)$/.test(name));
  assert.ok(served.length > 50);
  const others = served.filter((name) => /[^\0-\x7f]/.test(textOf(name)));
  assert.deepEqual(others, []);
});

test('Cloudflare leaves every script of every page alone', () => {
  const pages = files.filter((name) => name.endsWith('.html'));
  const touched = pages.filter((name) => /<script\b(?![^>]*data-cfasync="false")/.test(textOf(name)));
  assert.deepEqual(touched, []);
});

test('every page names a file that starts the app if inline scripts are blocked', () => {
  const pages = files.filter((name) => name.endsWith('.html') && textOf(name).includes('id="root"'));
  for (const name of pages) {
    const up = '../'.repeat(name.split(/[\\/]/).length - 1);
    const named = [...textOf(name).matchAll(/<script[^>]* href="([^"]+)"/g)].map(([, href]) => href);
    const file = named.find((href) => href.startsWith(`${up}assets/`));
    // The template of title pages is in another folder than the pages.
    if (name.startsWith('deploy')) continue;
    assert.ok(file && files.includes(file.slice(up.length)), name);
  }
});
