import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';

const PAGE = '<meta property="og:image" content="../art/social.png"><script data-base="" data-face="a"></script>';

/** A bundle of two pages, one with a compressed twin, and what the command says and leaves in it. */
function placeAt(...addresses) {
  const bundle = mkdtempSync(path.join(os.tmpdir(), 'place-'));
  mkdirSync(path.join(bundle, 'movies'));
  mkdirSync(path.join(bundle, 'deploy'));
  cpSync('deploy/place.mjs', path.join(bundle, 'deploy/place.mjs'));
  for (const file of ['index.html', 'movies/index.html']) writeFileSync(path.join(bundle, file), PAGE);
  writeFileSync(path.join(bundle, 'index.html.gz'), gzipSync(PAGE));
  const runs = addresses.map((address) => spawnSync(process.execPath, ['deploy/place.mjs', address], { cwd: bundle }));
  const read = (file) => readFileSync(path.join(bundle, file));
  const found = {
    runs,
    index: read('index.html').toString(),
    movies: read('movies/index.html').toString(),
    twin: gunzipSync(read('index.html.gz')).toString(),
    hasNewTwins: existsSync(path.join(bundle, 'movies/index.html.gz')),
  };
  rmSync(bundle, { recursive: true });
  return found;
}

test('every page and its twin know the place, and the picture that links show', () => {
  const { runs, index, movies, twin, hasNewTwins } = placeAt('https://films.example/movies');
  assert.equal(runs[0].status, 0);
  assert.match(index, /data-base="\/movies\/" data-face="a"/);
  assert.match(movies, /content="https:\/\/films\.example\/movies\/art\/social\.png"/);
  assert.equal(twin, index);
  assert.equal(hasNewTwins, false);
});

test('a second time counts, as after a move', () => {
  const { index } = placeAt('https://films.example/movies/', 'http://other.example:8080/');
  assert.match(index, /data-base="\/"/);
  assert.match(index, /content="http:\/\/other\.example:8080\/art\/social\.png"/);
});

test('what is no address changes nothing and says so', () => {
  for (const address of ['/movies/', '', 'ftp://films.example/']) {
    const { runs, index } = placeAt(address);
    assert.equal(runs[0].status, 1);
    assert.match(runs[0].stderr.toString(), /whole address/);
    assert.equal(index, PAGE);
  }
});
