import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { totalPath } from '../../tooling/tests/reports.mjs';

const sumOf = (...commands) => {
  const script = fileURLToPath(new URL('../../tooling/tests/sum.mjs', import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [script, ...commands], { encoding: 'utf8' });
  return { lines: stdout.trimEnd().split('\n'), status };
};

const leave = (command, counts) => {
  mkdirSync(dirname(totalPath(command)), { recursive: true });
  writeFileSync(totalPath(command), JSON.stringify(counts));
};

afterEach(() => {
  for (const command of ['first', 'second']) rmSync(totalPath(command), { force: true });
});

test('the counts of all commands are one line', () => {
  leave('first', { passed: 10, failed: 0, failures: [] });
  leave('second', { passed: 5, failed: 0, failures: [] });
  assert.deepEqual(sumOf('first', 'second'), { lines: ['15 passed, 0 failed'], status: 0 });
});

test('one failure fails the whole, and is named before the count', () => {
  leave('first', { passed: 10, failed: 2, failures: ['Lint: eslint .', 'Unit tests: it adds'] });
  leave('second', { passed: 5, failed: 0, failures: [] });
  assert.deepEqual(sumOf('first', 'second'), {
    lines: ['Lint: eslint .', 'Unit tests: it adds', '15 passed, 2 failed'],
    status: 1,
  });
});

test('a command that left nothing has failed', () => {
  leave('first', { passed: 10, failed: 0, failures: [] });
  assert.deepEqual(sumOf('first', 'second'), {
    lines: ['second did not come to its end', '10 passed, 1 failed'],
    status: 1,
  });
});
