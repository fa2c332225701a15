import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { compileForNode } = require('../../tooling/compileForNode.js');
const { productApi } = require('../../tooling/ProductApiPlugin.js');
const configuration = require('../../webpack.config.js');

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = (name) => path.join(root, '__tests__/tooling/catalogues', name);

let command;
let bundle;

before(async () => {
  const options = configuration({}, { mode: 'production' });
  command = await compileForNode(options, { entry: 'tools/deploy/check.ts', rules: [options.module.rules[0]] });
  bundle = mkdtempSync(path.join(os.tmpdir(), 'check-'));
});

after(() => rmSync(bundle, { recursive: true }));

/**
 * Runs the command on a folder or an address. Returns its output as text. The command makes no requests to other
 * machines.
 */
const check = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

/** Serves a folder over HTTP as a plain file server does. */
async function serve(folder, use) {
  const server = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url, 'http://localhost').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('a correct catalogue with pages and details gets no findings', async () => {
  const { code, stdout } = await check(catalogue('good'));
  assert.match(stdout, /0 errors, 0 warnings, 0 hints in 14 files with 4 titles\./);
  assert.equal(code, 0);
});

test('a finding has its position, and what the app does about it', async () => {
  const { code, stdout } = await check(catalogue('bad'));
  assert.equal(code, 1);
  for (const line of [
    "warning movies/all line 3, column 54, record 1 'Blue Rain': release_date '12/03/1999' is not a date written YYYY-MM-DD, from 1870 to 2200: the app shows no date",
    "error   movies/all line 4, column 5, record 2 'Paper Boats': has no id: the app leaves it out",
    "error   movies/all line 5, column 5, record 3 'The Night Ferry': has the same id 1 as record 1, 'Blue Rain': the app shows one of them",
    "warning movies/all line 5, column 59, record 3 'The Night Ferry': poster_path 'posters/gone.webp' is not a file in the bundle: the app shows 'No Image'",
    'error   movies/all-2: is missing, but movies/all names it as next',
    'error   movies/popular: is an HTML page, not JSON',
    'error   series/all line 2, column 34: is not valid JSON: there is an extra comma before it',
    "hint    movies/genre/1: is missing (home's row 'Latest Releases')",
  ])
    assert.ok(stdout.includes(line), line);
  assert.doesNotMatch(stdout, /\u001b/);
});

test('an address is requested as the app would request it', async () => {
  await serve(catalogue('good'), async (address) => {
    const found = await check(`${address}/api`);
    assert.match(found.stdout, /0 errors, 0 warnings, 0 hints in 14 files with 4 titles\./);
    const named = await check(`${address}/config.json`);
    assert.equal(named.stdout, found.stdout);
  });
  await serve(catalogue('bad'), async (address) => {
    const { code, stdout } = await check(`${address}/api/`);
    assert.equal(code, 1);
    assert.match(stdout, /movies\/all line 4, column 5, record 2 'Paper Boats': has no id/);
  });
});

test('an unreachable address is reported', async () => {
  const gone = await serve(catalogue('good'), (address) => Promise.resolve(address));
  const { code, stdout } = await check(gone);
  assert.equal(code, 1);
  assert.match(stdout, /error +movies\/all: cannot be reached \(ECONNREFUSED\)/);
});

test('with --json the report is JSON', async () => {
  const { stdout } = await check(catalogue('bad'), '--json');
  const { findings, titles } = JSON.parse(stdout);
  assert.equal(titles, 1);
  assert.deepEqual(
    findings.find(({ rule }) => rule === 'left-out'),
    {
      severity: 'error',
      rule: 'left-out',
      file: 'movies/all',
      line: 4,
      column: 5,
      record: { number: 2, title: 'Paper Boats' },
      problem: 'has no id',
      effect: 'the app leaves it out',
    },
  );
});

test('the bundle’s own files have no faults, and the report names them samples', async () => {
  for (const [name, answer] of productApi()) {
    const file = path.join(bundle, 'api', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(answer));
  }
  cpSync(path.join(root, 'static/art'), path.join(bundle, 'art'), { recursive: true });
  const { code, stdout } = await check(bundle);
  assert.match(stdout, /0 errors, 0 warnings, 0 hints in \d+ files/);
  assert.match(stdout, /These are the samples of the bundle/);
  assert.equal(code, 0);
});

test('shows its usage for --help', async () => {
  for (const option of ['--help', '-h']) {
    const { code, stdout } = await check(option);
    assert.equal(code, 0);
    assert.match(stdout, /^Usage$/m);
  }
});

test('the report follows config.json: missing lists come from TMDB, and samples may be on', async () => {
  const site = path.join(bundle, 'own');
  mkdirSync(path.join(site, 'api/movies'), { recursive: true });
  writeFileSync(path.join(site, 'api/movies/all'), '[{ "id": 1, "title": "Blue Rain" }]');
  writeFileSync(path.join(site, 'config.json'), '{ "samples": false, "tmdbApiKey": "key" }');
  const own = await check(site);
  assert.match(own.stdout, /^ {2}movies\/all +yours, 1 title$/m);
  assert.match(own.stdout, /^ {2}series\/all +missing: the app shows TMDB's$/m);
  assert.doesNotMatch(own.stdout, /sample/);
  writeFileSync(path.join(site, 'config.json'), '{}');
  assert.match((await check(site)).stdout, /^hint +config\.json: has no "samples": false/m);
});

test('a folder without a catalogue and an invalid argument are reported', async () => {
  for (const [place, words] of [
    ['nowhere', /nowhere does not exist/],
    ['docs', /is not a catalogue: it has no folder 'api'/],
    ['http://[', /is not a valid address/],
    ['--colours', /^Unknown option --colours\.[^]*node deploy\/check\.cjs \[/],
  ]) {
    const { code, stderr } = await check(place);
    assert.equal(code, 2);
    assert.match(stderr, words);
  }
});

test('the help is shown on request', async () => {
  const { code, stdout } = await check('--help');
  assert.equal(code, 0);
  assert.match(stdout, /node deploy\/check\.cjs \[.*--json/s);
});
