import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const { compileForNode } = require('../../tooling/compileForNode.js');
const configuration = require('../../webpack.config.js');

const POLICY = "default-src 'none'; img-src 'self' https:; connect-src 'self' https:; font-src 'self'";
const PAGE = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Movies · Kinora</title>
<meta property="og:title" content="Movies · Kinora"><meta property="og:image" content="../art/social.png">
<script data-base="" data-site="{}" data-face="a"></script>`;
const NGINX = `listen 8080;\nadd_header Content-Security-Policy "${POLICY}; frame-ancestors 'self'" always;\n`;

let command;

before(async () => {
  const options = configuration({}, { mode: 'production' });
  command = await compileForNode(options, { entry: 'src/deploy/apply.ts', rules: [options.module.rules[0]] });
});

/** A small bundle with this config.json, or with each in turn, and what the command says and leaves in it. */
function apply(contents, ...arguments_) {
  const bundle = mkdtempSync(path.join(os.tmpdir(), 'apply-'));
  const file = (name) => path.join(bundle, name);
  for (const folder of ['movies', 'deploy']) mkdirSync(file(folder));
  cpSync(command, file('deploy/apply.cjs'));
  for (const page of ['index.html', 'movies/index.html']) writeFileSync(file(page), PAGE);
  writeFileSync(file('index.html.gz'), gzipSync(PAGE));
  writeFileSync(file('app.webmanifest'), '{ "name": "Kinora", "short_name": "Kinora", "display": "standalone" }');
  writeFileSync(file('deploy/nginx.conf'), NGINX);
  const runs = [contents].flat().map((content) => {
    writeFileSync(file('config.json'), typeof content === 'string' ? content : JSON.stringify(content));
    return spawnSync(process.execPath, ['deploy/apply.cjs', ...arguments_], { cwd: bundle, encoding: 'utf8' });
  });
  const read = (name) => readFileSync(file(name), 'utf8');
  const found = {
    ...runs.at(-1),
    index: read('index.html'),
    movies: read('movies/index.html'),
    twin: gunzipSync(readFileSync(file('index.html.gz'))).toString(),
    hasNewTwins: existsSync(file('movies/index.html.gz')),
    manifest: JSON.parse(read('app.webmanifest')),
    nginx: read('deploy/nginx.conf'),
  };
  rmSync(bundle, { recursive: true });
  return found;
}

/** What boot/choose reads in a page. */
const lookOf = (page) =>
  JSON.parse(/data-site="([^"]*)"/.exec(page)[1].replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

test('with nothing set, nothing is changed', () => {
  const { status, index, movies, nginx } = apply({});
  assert.equal(status, 0);
  assert.deepEqual({ index, movies, nginx }, { index: PAGE, movies: PAGE, nginx: NGINX });
});

test('every page and its twin begin with the brand', () => {
  const brand = { name: 'Film & "Club"', wordmark: 'brand/name.svg', accent: '#7fd6c2' };
  const { index, movies, twin, hasNewTwins, manifest } = apply({ brand, features: { signIn: false } });
  assert.match(index, /<title>Movies · Film &amp; &quot;Club&quot;<\/title>/);
  assert.match(movies, /og:title" content="Movies · Film &amp; &quot;Club&quot;"/);
  const { colors, ...look } = lookOf(index);
  assert.deepEqual(look, { name: 'Film & "Club"', wordmark: '/~/brand/name.svg', isOpen: true });
  assert.equal(colors.split(';')[0], '--brand-accent:#7fd6c2');
  assert.equal(twin, index);
  assert.equal(hasNewTwins, false);
  assert.deepEqual(manifest, { name: 'Film & "Club"', short_name: 'Film & "Club"', display: 'standalone' });
});

test('hosts outside the policy are allowed in pages and servers’ files, each once', () => {
  const settings = { productApiUrl: 'http://nas.example:8080/api', tmdbBaseUrl: 'https://proxy.example/tmdb' };
  const { index, nginx, stdout } = apply([settings, settings]);
  assert.match(index, /connect-src 'self' https: http:\/\/nas\.example:8080; font-src/);
  assert.match(nginx, /connect-src 'self' https: http:\/\/nas\.example:8080; font-src/);
  assert.match(nginx, /img-src 'self' https:; /);
  assert.doesNotMatch(stdout, /nas\.example|proxy\.example/);
});

test('it says which hosts it has allowed', () => {
  const { stdout } = apply({ tmdbImageBaseUrl: 'http://images.example/t/p' });
  assert.match(stdout, /tmdbImageBaseUrl: img-src allows http:\/\/images\.example now/);
});

test('a place that is named is known to every page, with the picture that links show', () => {
  const { index, movies } = apply({}, 'https://films.example/movies');
  assert.match(index, /data-base="\/movies\/" data-site="{}" data-face="a"/);
  assert.match(movies, /content="https:\/\/films\.example\/movies\/art\/social\.png"/);
});

test('a second time counts, and what is taken back is gone', () => {
  const { index, manifest } = apply([{ brand: { name: 'Filmclub' } }, {}]);
  assert.equal(index, PAGE);
  assert.equal(manifest.name, 'Kinora');
});

test('what is wrong is named, and is not used', () => {
  const { stderr, index } = apply({ brand: { accent: '#000000' }, productApiURL: 'api' });
  assert.match(stderr, /brand\.accent has a contrast of 1\.4/);
  assert.match(stderr, /productApiURL is no setting/);
  assert.equal(index, PAGE);
});

test('no config.json, or one that is no JSON, changes nothing', () => {
  const { status, stderr, index } = apply('{ // mine');
  assert.equal(status, 1);
  assert.match(stderr, /nothing was changed/);
  assert.equal(index, PAGE);
});

test('what is no address changes nothing and says so', () => {
  for (const address of ['/movies/', '', 'ftp://films.example/']) {
    const { status, stderr, index } = apply({ brand: { name: 'Filmclub' } }, address);
    assert.equal(status, 1);
    assert.match(stderr, /whole address/);
    assert.equal(index, PAGE);
  }
});
