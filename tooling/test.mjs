import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../.cache/reports', import.meta.url));
const reportPath = (name) => `${reports}/${name}.json`;

/** Runs a command with its output on ours. */
const run = (command, env = {}) =>
  new Promise((resolve) => {
    const child = spawn('npx', command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code === 0));
  });

/** A check that passes or fails as one. */
const gate =
  (...command) =>
  async () =>
    (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner whose JSON report counts; one that leaves no report has failed. */
const suite =
  (name, countsOf, ...command) =>
  async (env) => {
    rmSync(reportPath(name), { force: true });
    const isGreen = await run(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath(name) });
    try {
      const { passed, failed } = countsOf(JSON.parse(readFileSync(reportPath(name), 'utf8')));
      return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

const STEPS = [
  ['Types', gate('tsc', '--noEmit')],
  ['Lint', gate('eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint')],
  ['Import rules', gate('depcruise', 'src', '--config', 'tooling/importRules.cjs', '--output-type', 'err')],
  ['Format', gate('prettier', '--check', '--log-level', 'warn', '.')],
  ['Unused code', gate('knip')],
  [
    'Unit tests',
    suite(
      'unit',
      ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
        passed: numPassedTests,
        failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0),
      }),
      ...['jest', '--silent', '--json', `--outputFile=${reportPath('unit')}`],
    ),
  ],
  ['Build', gate('webpack', '--mode', 'production')],
  ['Budgets', gate('size-limit')],
  [
    'Browser tests',
    suite(
      'e2e',
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
      ...['playwright', 'test', '--config', '__tests__/e2e/playwright.config.ts', '--reporter=dot,json'],
    ),
  ],
];

mkdirSync(reports, { recursive: true });
const env = { CHROMIUM_PATH: findChromium() };
const rows = [];
for (const [name, step] of STEPS) {
  console.log(`\n> ${name}`);
  const started = Date.now();
  const counts = await step(env);
  rows.push({ name, ...counts, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(14)} ${String(passed).padStart(4)} passed ${failed ? `${failed} failed ` : ''}(${seconds} s)`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;
