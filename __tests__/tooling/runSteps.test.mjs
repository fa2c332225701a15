import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { totalPath } from '../../tooling/tests/reports.mjs';

const inTests = (name) => fileURLToPath(new URL(`../../tooling/tests/${name}`, import.meta.url));

/** Runs the steps, given as code, in a separate process. */
const runSteps = (steps, options = '') => {
  const program = `
    import { runSteps } from ${JSON.stringify(inTests('runSteps.mjs'))};
    import { gate, playwright } from ${JSON.stringify(inTests('steps.mjs'))};
    await runSteps('trial', [${steps}], {${options}});`;
  // The steps need the path of a browser, but any file will do.
  const env = { ...process.env, CHROMIUM_PATH: process.execPath };
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env,
  });
  return { lines: stdout.trimEnd().split('\n'), status };
};

afterEach(() => rmSync(totalPath('trial'), { force: true }));

test('every step runs, and the last line counts them', () => {
  const { lines, status } = runSteps(
    `['Bad', gate('false')], ['None', gate('no-such-program')], ['Good', gate('true')]`,
  );
  assert.equal(lines.at(-1), '1 passed, 2 failed');
  assert.equal(status, 1);
  assert.deepEqual(JSON.parse(readFileSync(totalPath('trial'), 'utf8')), {
    passed: 1,
    failed: 2,
    failures: ['Bad: false', 'None: no-such-program'],
    unsteady: [],
  });
});

test('parallel steps are counted one by one, and the output of each stays together', () => {
  const say = (word) => `['${word}', gate('sh', '-c', 'echo ${word} begins; sleep 0.2; echo ${word} ends')]`;
  const { lines } = runSteps(`[[${say('One')}, ['Bad', gate('false')]], [${say('Other')}]], ['Last', gate('true')]`);
  assert.equal(lines.at(-1), '3 passed, 1 failed');
  for (const word of ['One', 'Other']) assert.equal(lines[lines.indexOf(`${word} begins`) + 1], `${word} ends`);
});

test('a run without failures exits with zero', () => {
  const { lines, status } = runSteps(`['Good', gate('true')]`);
  assert.deepEqual(lines.slice(-3), ['Unsteady: 0', '', '1 passed, 0 failed']);
  assert.equal(status, 0);
});

test('a browser test that passes at a later try counts as passed, and is listed with its first error', () => {
  const { lines, status } = runSteps(`['Trial', playwright('trial', ['-g', 'first try'], {}, 'tooling/unsteady')]`);
  assert.equal(lines.at(-1), '1 passed, 0 failed');
  assert.equal(status, 0);
  const [heading, name] = lines.slice(lines.findIndex((line) => line.startsWith('Unsteady')));
  assert.match(heading, /^Unsteady: 1\b/);
  assert.match(name, /Trial: trial\.spec\.ts:\d+ fails at its first try: Error: not yet/);
});

test('a strict run fails if a test is unsteady', () => {
  const trial = `['Trial', playwright('trial', ['-g', 'first try'], {}, 'tooling/unsteady')]`;
  const { lines, status } = runSteps(trial, 'isStrict: true');
  assert.equal(lines.at(-1), '1 passed, 0 failed');
  assert.equal(status, 1);
  assert.equal(runSteps(`['Good', gate('true')]`, 'isStrict: true').status, 0);
});

test('a browser test that fails at every try is a failure, and not unsteady', () => {
  const { lines, status } = runSteps(`['Trial', playwright('trial', ['-g', 'every try'], {}, 'tooling/unsteady')]`);
  assert.equal(lines.at(-1), '0 passed, 1 failed');
  assert.equal(status, 1);
  assert.ok(lines.includes('Unsteady: 0'));
  assert.ok(lines.some((line) => /trial\.spec\.ts:\d+ fails at every try: Error: never/.test(line)));
});

test('a runner that finds no tests has failed', () => {
  const { lines, status } = runSteps(`['Browser tests', playwright('trial-e2e', ['no-such-test-file'])]`);
  assert.match(lines.at(-1), /^0 passed, [1-9]\d* failed$/);
  assert.equal(status, 1);
});
