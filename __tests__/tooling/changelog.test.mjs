import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

/** Runs the command for version 1.2.3 on a changelog. Returns its status and the new text. */
function nameVersion(changelog) {
  const project = mkdtempSync(path.join(os.tmpdir(), 'changelog-'));
  mkdirSync(path.join(project, 'tooling'));
  cpSync('tooling/changelog.mjs', path.join(project, 'tooling/changelog.mjs'));
  writeFileSync(path.join(project, 'package.json'), '{"version":"1.2.3"}');
  writeFileSync(path.join(project, 'CHANGELOG.md'), changelog);
  const { status } = spawnSync(process.execPath, ['tooling/changelog.mjs'], { cwd: project });
  const text = readFileSync(path.join(project, 'CHANGELOG.md'), 'utf8');
  rmSync(project, { recursive: true });
  return { status, text };
}

test('unreleased changes get the number and the date, above earlier releases', () => {
  const { status, text } = nameVersion('# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.2.2, 2026-01-01\n\n- Old.\n');
  assert.equal(status, 0);
  const released = /## Unreleased\n\n## 1\.2\.3, \d{4}-\d\d-\d\d\n\n- New\.\n\n## 1\.2\.2, 2026-01-01\n\n- Old\.\n$/;
  assert.match(text, released);
});

test('a version without changes is refused', () => {
  const before = '# Changelog\n\n## Unreleased\n\n## 1.2.2, 2026-01-01\n\n- Old.\n';
  assert.deepEqual(nameVersion(before), { status: 1, text: before });
});
