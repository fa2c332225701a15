import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'films-docs-'));

const PAGE = readFileSync(path.join(root, 'docs/your-films.md'), 'utf8');

/** Every command of the page, as a new user types it one after the other. */
const COMMANDS = [...PAGE.matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block]) => block.split('\n'))
  .filter((line) => line !== '');

/** Goes on until it is stopped. */
const SERVE = 'npm run serve';

/** A checkout of one's own has no more than this, but for what is made in it. */
const MADE = ['.cache', '.git', 'dist', 'gallery', 'node_modules', 'release'];

before(() => {
  for (const name of readdirSync(root).filter((entry) => !MADE.includes(entry)))
    cpSync(path.join(root, name), path.join(work, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(work, 'node_modules'));
});

after(() => rmSync(work, { recursive: true }));

function runs(command) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: work, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

/** At a free port; stopped as a terminal does it, the whole group at once. */
async function serves(command) {
  const child = spawn('sh', ['-c', command], {
    ...{ cwd: work, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, PORT: '0' },
  });
  const ended = once(child, 'exit');
  try {
    const site = await addressSaid(child);
    assert.equal(site.replace(/:\d+/, ':4173'), /http:\/\/localhost:\d+\S+?(?=`)/.exec(PAGE)[0]);
    assert.match(await (await fetch(site)).text(), /<title>/);
    await playsARange(site);
  } finally {
    process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

/** What it says when it is ready. */
async function addressSaid({ stdout }) {
  let said = '';
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address && said.includes('stops it')) return address;
  }
  throw new Error(`no address in: ${said}`);
}

/** A film of the catalogue, from its list on; a part of it, as a player asks. */
async function playsARange(site) {
  const json = async (address) => (await fetch(new URL(address, site))).json();
  const { results } = await json('api/movies/all');
  const film = results.find(({ title }) => title === 'Blue Rain');
  const { video } = await json(new URL(film.details, new URL('api/movies/all', site)));
  const part = await fetch(new URL(video.sources[0].src, site), { headers: { Range: 'bytes=10-19' } });
  assert.equal(part.status, 206);
  assert.equal((await part.arrayBuffer()).byteLength, 10);
}

test('the page has commands, the first of which builds', () => {
  assert.equal(COMMANDS[0], 'npm run build');
  assert.ok(COMMANDS.includes(SERVE));
});

for (const command of COMMANDS)
  test(`your-films.md: ${command}`, { timeout: 600_000 }, () => (command === SERVE ? serves : runs)(command));
