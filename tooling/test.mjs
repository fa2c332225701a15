import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = fileURLToPath(new URL('../.cache/reports', import.meta.url));
const reportPath = (name) => `${reports}/${name}`;

/** Runs a command with its output on ours. */
const run = ([program, ...args], env = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code === 0));
  });

/** A check that passes or fails as one. */
const gate =
  (...command) =>
  async () =>
    (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A runner whose report counts; one that leaves no report has failed. */
const suite =
  (name, countsOf, ...command) =>
  async (env) => {
    rmSync(reportPath(name), { force: true });
    const isGreen = await run(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath(name) });
    try {
      const { passed, failed } = countsOf(readFileSync(reportPath(name), 'utf8'));
      return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

/** From the last lines of node's own runner: `# pass 12`. */
const tapCount = (report, what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(report)[1]);

const STEPS = [
  ['Types', gate('npx', 'tsc', '--noEmit')],
  ['Lint', gate('npx', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint')],
  ['Import rules', gate('npx', 'depcruise', 'src', '--config', 'tooling/importRules.cjs', '--output-type', 'err')],
  ['Format', gate('npx', 'prettier', '--check', '--log-level', 'warn', '.')],
  ['Unused code', gate('npx', 'knip')],
  [
    'Unit tests',
    suite(
      'unit',
      (report) => {
        const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report);
        return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
      },
      ...['npx', 'jest', '--silent', '--json', `--outputFile=${reportPath('unit')}`],
    ),
  ],
  [
    'Art',
    suite(
      'art',
      (report) => ({ passed: tapCount(report, 'pass'), failed: tapCount(report, 'fail') }),
      ...['node', '--test', '--test-reporter=tap', `--test-reporter-destination=${reportPath('art')}`],
      ...['--test-reporter=dot', '--test-reporter-destination=stdout', '__tests__/art/'],
    ),
  ],
  ['Build', gate('npx', 'webpack', '--mode', 'production')],
  ['Budgets', gate('npm', 'run', '--silent', 'budget')],
  [
    'Browser tests',
    suite(
      'e2e',
      (report) => {
        const { stats } = JSON.parse(report);
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
      ...['npx', 'playwright', 'test', '--config', '__tests__/e2e/playwright.config.ts', '--reporter=dot,json'],
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
