import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jestCounts, playwrightCounts, tapCounts } from './countsOf.mjs';
import { reportPath } from './reports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command. Its output goes to `log` if there is one, and to this process's output otherwise. */
const run = ([program, ...args], env, log) =>
  new Promise((resolve) => {
    const stdio = log ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    for (const stream of log ? [child.stdout, child.stderr] : []) stream.on('data', (said) => log.push(said));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** Creates a step that counts as one check. */
export const gate =
  (...command) =>
  async (env, log) =>
    (await run(command, env, log))
      ? { passed: 1, failed: 0, failures: [], unsteady: [] }
      : { passed: 0, failed: 1, failures: [command.join(' ')], unsteady: [] };

/** Creates a step that counts the tests in a runner's report. A missing report counts as a failure. */
const suite = (name, countsOf, command, ownEnv) => async (env, log) => {
  rmSync(reportPath(name), { force: true });
  const isGreen = await run(command, { ...env, ...ownEnv }, log);
  try {
    const counts = countsOf(readFileSync(reportPath(name), 'utf8'));
    return { ...counts, failed: isGreen ? counts.failed : Math.max(counts.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, failures: ['no report was written'], unsteady: [] };
  }
};

export const jest = (name, args = [], env = {}) =>
  suite(name, jestCounts, ['npx', 'jest', '--silent', '--json', `--outputFile=${reportPath(name)}`, ...args], env);

export const playwright = (name, args = [], env = {}, folder = 'e2e') =>
  suite(
    name,
    playwrightCounts,
    [
      'npx',
      'playwright',
      'test',
      '--config',
      `__tests__/${folder}/playwright.config.ts`,
      '--reporter=dot,json',
      ...args,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath(name) },
  );

export const nodeTests = (name, path) =>
  suite(name, tapCounts, [
    ...['node', '--test', '--test-reporter=tap', `--test-reporter-destination=${reportPath(name)}`],
    ...['--test-reporter=dot', '--test-reporter-destination=stdout', path],
  ]);

/** The browser tests run on the built bundle. */
export const BUILD = ['Build', gate('npx', 'webpack', '--mode', 'production')];
