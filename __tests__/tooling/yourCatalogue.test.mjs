import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'your-catalogue-'));

const PAGE = readFileSync(path.join(root, 'docs/your-catalogue.md'), 'utf8');

/** Every command of the page, as a new user types it one after the other. */
const COMMANDS = [...PAGE.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block]) => block.split('\n'))
  .filter((line) => line !== '');

/** The test suite itself runs these, see tooling/tests/steps.mjs. */
const SLOW = ['npm ci', 'npm run build'];
/** Goes on until it is stopped. */
const SERVE = 'npm run serve -- my-site';

/** The checkout with a small bundle in place of the built one, which these commands do not look into. */
before(() => {
  for (const name of readdirSync(root).filter((entry) => entry !== 'dist'))
    symlinkSync(path.join(root, name), path.join(work, name));
  mkdirSync(path.join(work, 'dist/api/movies'), { recursive: true });
  const policy = "default-src 'self'";
  const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Kinora</title>`;
  writeFileSync(path.join(work, 'dist/index.html'), page);
  writeFileSync(path.join(work, 'dist/config.json'), '{}');
  writeFileSync(path.join(work, 'dist/api/movies/all'), '{"sample":true,"results":[{"id":1001,"title":"A sample"}]}');
});

after(() => rmSync(work, { recursive: true }));

function runs(command) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: work, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

/** At a free port; stopped as a terminal does it, the whole group at once. */
async function serves(command) {
  const child = spawn('sh', ['-c', command], {
    ...{ cwd: work, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, PORT: '0' },
  });
  const ended = once(child, 'exit');
  try {
    const site = await addressIn(child);
    assert.equal(site.replace(/:\d+/, ':4173'), /http:\/\/localhost:\d+\S+?(?=`)/.exec(PAGE)[0]);
    const { results } = await (await fetch(new URL('api/movies/all', site))).json();
    for (const { poster_path: poster } of results)
      assert.equal((await fetch(new URL(poster.replace(/#.*/, ''), site))).status, 200);
  } finally {
    process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

async function addressIn({ stdout }) {
  let text = '';
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    text += chunk;
    const [address] = /http:\S+/.exec(text) ?? [];
    if (address && text.includes('stops it')) return address;
  }
  throw new Error(`no address in: ${text}`);
}

test('the page starts on a machine with nothing and ends with a site that answers', () => {
  assert.deepEqual(COMMANDS.slice(0, SLOW.length), SLOW);
  assert.equal(COMMANDS.at(-1), SERVE);
});

for (const command of COMMANDS.filter((one) => !SLOW.includes(one)))
  test(`your-catalogue.md: ${command}`, { timeout: 300_000 }, async () => {
    if (command === SERVE) return serves(command);
    const stdout = runs(command);
    if (command.startsWith('npm run check')) assert.match(stdout, /0 errors, 0 warnings/);
    if (command.includes('catalogue --')) assert.ok(!existsSync(path.join(work, 'my-site/api/movie/1001')));
  });

test('every link of the page leads to a file', () => {
  for (const [, link] of PAGE.matchAll(/\]\((?!https?:)([^)#]+)/g))
    assert.ok(existsSync(path.join(root, 'docs', link)), link);
});

test('the example for a service is valid JSON', () => {
  for (const [, block] of PAGE.matchAll(/^```json\n(.*?)^```/gms)) assert.equal(JSON.parse(block).samples, false);
});
