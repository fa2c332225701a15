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
  return { line: stdout.trimEnd(), status };
};

const leave = (command, counts) => {
  mkdirSync(dirname(totalPath(command)), { recursive: true });
  writeFileSync(totalPath(command), JSON.stringify(counts));
};

afterEach(() => {
  for (const command of ['first', 'second']) rmSync(totalPath(command), { force: true });
});

test('the counts of all commands are one line', () => {
  leave('first', { passed: 10, failed: 0 });
  leave('second', { passed: 5, failed: 0 });
  assert.deepEqual(sumOf('first', 'second'), { line: '15 passed, 0 failed', status: 0 });
});

test('one failure fails the whole', () => {
  leave('first', { passed: 10, failed: 2 });
  leave('second', { passed: 5, failed: 0 });
  assert.deepEqual(sumOf('first', 'second'), { line: '15 passed, 2 failed', status: 1 });
});

test('a command that left nothing has failed', () => {
  leave('first', { passed: 10, failed: 0 });
  assert.deepEqual(sumOf('first', 'second'), { line: '10 passed, 1 failed', status: 1 });
});
