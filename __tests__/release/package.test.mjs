import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { test } from 'node:test';

const { dependencies, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const name = `kinora-${version}.zip`;

/** Runs the command from scratch: without an earlier build and without its cache. */
function makePackage() {
  for (const left of ['.cache/webpack', '.cache/boot', 'dist', 'release'])
    rmSync(left, { recursive: true, force: true });
  execFileSync('npm', ['run', '--silent', 'package'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return readFileSync(`release/${name}`);
}

test('two builds of one commit are the same bytes, and their checksum is beside them', () => {
  const [first, second] = [makePackage(), makePackage()];
  assert.ok(first.equals(second));
  const sum = createHash('sha256').update(second).digest('hex');
  assert.equal(readFileSync(`release/${name}.sha256`, 'utf8'), `${sum}  ${name}\n`);
});

test('the archive has every file of the bundle, below one folder', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const directory = execFileSync('python3', ['-m', 'zipfile', '-l', `release/${name}`]).toString();
  assert.equal(directory.match(/^kinora\//gm)?.length, files.length);
});

test('the license list names every library of the bundle, with the text of each license', () => {
  const licences = JSON.parse(readFileSync('dist/licenses.json', 'utf8'));
  const textOf = new Map(licences.map(({ name, licenseText }) => [name, licenseText]));
  // This package only re-exports react-router.
  const own = Object.keys(dependencies).filter((library) => library !== 'react-router-dom');
  const others = ['react-router', 'immer', 'scheduler', 'lucide-static', '@fontsource-variable/bricolage-grotesque'];
  for (const library of [...own, ...others]) assert.ok(textOf.get(library)?.length > 100, library);
});
