import { runSteps } from './tests/runSteps.mjs';
import { BUILD, gate, jest, nodeTests, playwright } from './tests/steps.mjs';

/** The two lanes run in parallel. Each uses one core, and both take about the same time. */
const ONE_LANE = [
  BUILD,
  ['Lint', gate('npx', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint')],
  ['Types', gate('npx', 'tsc', '--noEmit')],
  ['Format', gate('npx', 'prettier', '--check', '--log-level', 'warn', '.')],
];
const OTHER_LANE = [
  ['Unit tests', jest('unit', ['--maxWorkers=1'])],
  ['Tooling', nodeTests('tooling', '__tests__/tooling/')],
  [
    'Import rules',
    gate('npx', 'depcruise', 'src', 'tools', '--config', 'tooling/importRules.cjs', '--output-type', 'err'),
  ],
  ['Unused code', gate('npx', 'knip')],
];

await runSteps('test', [
  [ONE_LANE, OTHER_LANE],
  ['Budgets', gate('npm', 'run', '--silent', 'budget')],
  ['Browser tests', playwright('e2e')],
]);
