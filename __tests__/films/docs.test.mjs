import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

/** The pages for deployers whose commands this test runs literally. */
const PAGES = ['make-it-yours', 'your-films', 'your-catalogue', 'publish', 'members-only'];

const isBuilt = existsSync('dist/deploy/setup.cjs');
const hasRsync = spawnSync('rsync', ['--version']).status === 0;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const work = mkdtempSync(path.join(os.tmpdir(), 'docs-'));

/** Commands that have already run when this test starts, so it does not repeat them. */
const DONE_BEFORE = new Set(['npm ci', 'npm run build', 'git pull']);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

after(() => rmSync(work, { recursive: true }));

/** Returns the lines of a page's shell blocks in their order. */
const commandsOf = (page) =>
  [...readFileSync(`docs/${page}.md`, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, block]) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

const run = (command, options = {}) =>
  spawnSync('sh', ['-c', command], { encoding: 'utf8', input: '\n'.repeat(12), ...options });

/** Checks of the running server, by the page of the documentation that starts it. */
const VISITS = {
  // Requests a range of a film, as a player does.
  'your-films': async (site) => {
    const list = new URL('api/movies/all', site);
    const { results } = await (await fetch(list)).json();
    const { details } = results.find(({ title }) => title === 'Blue Rain');
    const { video } = await (await fetch(new URL(details, list))).json();
    const part = await fetch(new URL(video.sources[0].src, site), { headers: { Range: 'bytes=10-19' } });
    assert.equal(part.status, 206);
    assert.equal((await part.arrayBuffer()).byteLength, 10);
  },
  // Every title has a poster. The command draws the missing ones.
  'your-catalogue': async (site) => {
    const { results } = await (await fetch(new URL('api/movies/all', site))).json();
    for (const { poster_path: poster } of results)
      assert.equal((await fetch(new URL(poster.replace(/#.*/, ''), site))).status, 200);
  },
};

/** Starts the server, visits the address that it names, and stops it. */
async function preview(command, page) {
  const child = spawn('sh', ['-c', `exec ${command.replace('npm run serve --', 'node tools/serve/serve.mjs')}`], {
    env: { ...process.env, PORT: '0' },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /http:\S+/.exec(String(text));
      if (found) resolve(found[0]);
    });
    child.on('close', () => reject(new Error('The server did not start.')));
  });
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  await VISITS[page]?.(address);
  child.kill();
  await ended;
}

for (const page of PAGES) {
  const site = path.join(work, page, 'my-site');
  const published = path.join(work, page, 'published');

  test(`every command of docs/${page}.md does what it says`, { skip: !isBuilt }, async () => {
    mkdirSync(published, { recursive: true });
    // These pages assume that a site exists.
    if (['publish', 'members-only'].includes(page)) assert.equal(run(`npm run site -- --into ${site} --yes`).status, 0);
    const commands = commandsOf(page);
    assert.ok(commands.length > 0);
    for (const typed of commands) {
      const script = /^npm run ([\w:]+)/.exec(typed)?.[1];
      assert.ok(script === undefined || script in scripts, typed);
      if (DONE_BEFORE.has(typed)) continue;
      const command = typed.replaceAll('my-site', site).replace('you@films.example:/srv/www/', `${published}/`);
      if ((command.startsWith('rsync') && !hasRsync) || (command.includes('openssl') && !hasOpenssl)) continue;
      if (script === 'serve') await preview(command, page);
      else {
        const isInBundle = command.startsWith('node deploy/');
        const isOfSystem = command.startsWith('printf');
        const { status, stdout, stderr } = run(command, {
          ...(isInBundle && { cwd: site }),
          ...(isOfSystem && { cwd: path.dirname(site), input: 'secret\nsecret\n' }),
        });
        // The site has no titles yet, which the check of a catalogue reports.
        const expected = script === 'check:catalogue' ? [0, 1] : [0];
        assert.ok(expected.includes(status), `${typed}\n${stdout}${stderr}`);
        if (script === 'catalogue') assert.match(stdout, /title(?:s have| has) \d+ page/, typed);
      }
    }
  });
}

test('every link of the pages leads to a file, and every example of settings is valid JSON', () => {
  for (const page of PAGES) {
    const text = readFileSync(`docs/${page}.md`, 'utf8');
    for (const [, link] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      assert.ok(existsSync(path.join('docs', link)), `${page}: ${link}`);
    for (const [, block] of text.matchAll(/^ *```json\n(.*?)^ *```/gms)) JSON.parse(block);
  }
});

test('a site made by the pages alone has its name, its films and no sample', { skip: !isBuilt }, () => {
  const site = path.join(work, 'your-films', 'my-site');
  const { results } = JSON.parse(readFileSync(path.join(site, 'api/movies/all'), 'utf8'));
  assert.ok(results.length > 0);
  assert.ok(!existsSync(path.join(site, 'art/studios')));
  assert.equal(JSON.parse(readFileSync(path.join(site, 'config.json'), 'utf8')).samples, false);
});

test('publishing copies films, not links', { skip: !isBuilt || !hasRsync }, () => {
  const [site, copy] = ['site', 'copy'].map((name) => path.join(work, name));
  cpSync(path.join(work, 'your-films', 'my-site'), site, { recursive: true, verbatimSymlinks: true });
  assert.equal(run(`npm run catalogue -- examples/films --into ${site} --yes`).status, 0);
  mkdirSync(copy);
  assert.equal(run(`rsync -rLt --delete ${site}/ ${copy}/`).status, 0);
  const { video } = JSON.parse(readFileSync(path.join(copy, 'api', detailsOf(site)), 'utf8'));
  assert.ok(statSync(path.join(copy, decodeURIComponent(video.sources[0].src))).isFile());
});

/** Returns the details file of the first playable movie. */
const detailsOf = (site) => {
  const { results } = JSON.parse(readFileSync(path.join(site, 'api/movies/all'), 'utf8'));
  return `movie/${results.find(({ playable }) => playable).id}`;
};
