import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { isAllowed, toolLicenses } from '../../tooling/supply/licenses.mjs';
import { lockedPackages, lockfileFaults, readLockfile } from '../../tooling/supply/lockfile.mjs';
import { sbomFaults } from '../../tooling/supply/sbom.mjs';

const INTEGRITY = `sha512-${'a'.repeat(86)}==`;

/** Returns the faults of a lockfile with one package besides those that may run scripts. */
function faultsWith(entry) {
  const running = Object.fromEntries(
    ['@parcel/watcher', 'msw', 'unrs-resolver'].map((name) => [
      `node_modules/${name}`,
      { version: '1.0.0', integrity: INTEGRITY, hasInstallScript: true },
    ]),
  );
  const packages = { '': { name: 'project' }, ...running, 'node_modules/a/node_modules/@b/c': entry };
  return lockfileFaults(lockedPackages(JSON.stringify({ packages })));
}

test('the lockfile of this project is sound', () => {
  assert.deepEqual(lockfileFaults(readLockfile()), []);
});

test('a package has a hash, comes from a registry, and runs no script', () => {
  const sound = { version: '1.0.0', integrity: INTEGRITY };
  assert.deepEqual(faultsWith(sound), []);
  assert.deepEqual(faultsWith({ ...sound, resolved: 'https://registry.example/c/-/c-1.0.0.tgz' }), []);
  const faults = [
    [{ integrity: undefined }, 'has no sha512'],
    [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no sha512'],
    [{ integrity: 'sha512-short==' }, 'has no sha512'],
    [{ link: true }, 'is a link to another folder'],
    [{ hasInstallScript: true }, 'runs an install script'],
    ...[
      'git+ssh://git@host.example/c.git#1',
      'http://registry.example/c.tgz',
      'https://user@host.example/c.tgz',
      'file:../c',
      'c.tgz',
    ].map((resolved) => [{ resolved }, `comes from ${resolved}`]),
  ];
  for (const [change, fault] of faults) assert.deepEqual(faultsWith({ ...sound, ...change }), [`@b/c 1.0.0 ${fault}`]);
});

test('a folder of the project may be a package, and any other link is reported', () => {
  const link = (resolved) => ({ 'node_modules/art': { resolved, link: true }, art: { version: '0.1.0' } });
  const faults = (packages) => lockfileFaults(lockedPackages(JSON.stringify({ packages }))).slice(0, -3);
  assert.deepEqual(faults(link('art')), []);
  assert.deepEqual(faults(link('../elsewhere')), [
    'art undefined is a link to another folder',
    'art undefined has no sha512',
    'art undefined comes from ../elsewhere',
  ]);
});

test('an unused permission to run scripts is reported', () => {
  assert.deepEqual(lockfileFaults([]), [
    '@parcel/watcher may run an install script, but has none',
    'msw may run an install script, but has none',
    'unrs-resolver may run an install script, but has none',
  ]);
});

test('of alternative licenses one is enough, of combined licenses all must be allowed', () => {
  const allowed = ['MIT', 'ISC'];
  for (const license of ['MIT', '(MIT OR GPL-3.0-or-later)', 'GPL-3.0-only OR ISC', '(MIT AND ISC)'])
    assert.equal(isAllowed(license, allowed), true, license);
  for (const license of ['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'none', '', 'A OR (MIT AND (B OR C))'])
    assert.equal(isAllowed(license, allowed), false, license);
});

test('every license of the build tools is allowed, and another one is refused', () => {
  const packages = readLockfile();
  assert.deepEqual(toolLicenses(packages).refused, []);
  const refused = toolLicenses([{ folder: 'nowhere', name: 'a', version: '1.0.0', license: 'AGPL-3.0-only' }]).refused;
  assert.deepEqual(refused, ['a 1.0.0: AGPL-3.0-only']);
  const unnamed = toolLicenses([{ folder: 'nowhere', name: 'a', version: '1.0.0' }]).refused;
  assert.deepEqual(unnamed, ['a 1.0.0: none']);
});

test('a bill of materials with a missing or extra package is a fault', () => {
  const packages = [{ name: 'a', version: '1.0.0' }];
  const component = { name: 'a', version: '1.0.0', hashes: [{ alg: 'SHA-512', content: '00' }] };
  const bill = { bomFormat: 'CycloneDX', components: [component] };
  assert.deepEqual(sbomFaults(bill, packages), []);
  assert.deepEqual(sbomFaults({ ...bill, components: [] }, packages), [
    'a@1.0.0 is in the lockfile, but not in the bill',
  ]);
  assert.deepEqual(sbomFaults(bill, []), ['a@1.0.0 is in the bill, but not in the lockfile']);
  assert.deepEqual(sbomFaults({ ...bill, components: [{ ...component, hashes: [] }] }, packages), [
    'a@1.0.0 has no SHA-512',
  ]);
  const own = { name: 'art', version: '1.0.0', properties: [{ name: 'cdx:npm:package:private', value: 'true' }] };
  assert.deepEqual(sbomFaults({ ...bill, components: [component, own] }, packages), []);
  assert.deepEqual(sbomFaults({}, packages), ['Not a CycloneDX bill of materials']);
});

test('tooling/sbom.mjs writes a bill of the locked packages', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  const file = path.join(folder, 'sbom.cdx.json');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/sbom.mjs', file], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /\d{3,} components, the same as in the lockfile/);
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  assert.equal(bill.metadata.component.type, 'application');
  assert.deepEqual(sbomFaults(bill, readLockfile()), []);
});

test('tooling/audit.mjs reports plainly that it could not reach the registry', () => {
  const offline = { ...process.env, npm_config_offline: 'true', npm_config_registry: 'http://localhost:9/' };
  const audit = (...args) =>
    spawnSync(process.execPath, ['tooling/audit.mjs', ...args], {
      encoding: 'utf8',
      env: { ...offline, npm_config_fetch_retries: '0' },
    });
  const { status, stdout, stderr } = audit();
  assert.match(stdout, /^Lockfile: \d+ packages, 0 faults\n$/);
  assert.match(stderr, /Advisories: NOT CHECKED/);
  assert.equal(status, 0);
  assert.equal(audit('--online').status, 1);
});
