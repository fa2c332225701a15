import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = mkdtempSync(path.join(os.tmpdir(), 'films-docs-'));

/** Every command of the page, as a new user types it one after the other. */
const COMMANDS = [...readFileSync(path.join(root, 'docs/your-films.md'), 'utf8').matchAll(/^```sh\n(.*?)^```/gms)]
  .flatMap(([, block]) => block.split('\n'))
  .filter((line) => line !== '');

/** The build is there already, and the server goes on until it is stopped: e2e tests have both. */
const NOT_HERE = ['npm run build', 'npm run serve'];

before(() => {
  for (const name of [
    'art',
    'docs',
    'examples',
    'src',
    'tooling',
    'node_modules',
    'package.json',
    'webpack.config.js',
    'tsconfig.json',
  ])
    if (existsSync(path.join(root, name))) symlinkSync(path.join(root, name), path.join(work, name));
  cpSync(path.join(root, 'dist'), path.join(work, 'dist'), { recursive: true });
});

after(() => rmSync(work, { recursive: true }));

test('the page has commands', () => assert.ok(COMMANDS.length > NOT_HERE.length));

for (const command of COMMANDS.filter((line) => !NOT_HERE.includes(line)))
  test(`your-films.md: ${command}`, { skip: !existsSync(path.join(root, 'examples/films')) }, () => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: work, encoding: 'utf8' });
    assert.equal(status, 0, stdout + stderr);
  });
