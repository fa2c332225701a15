import { runSteps } from './tests/runSteps.mjs';
import { BUILD, gate, jest, nodeTests, playwright } from './tests/steps.mjs';

/** Each uses one core. */
const ONE_LANE = [
  ['Lint', gate('npx', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint')],
  ['Tooling', nodeTests('tooling', '__tests__/tooling/')],
];
const OTHER_LANE = [
  ['Types', gate('npx', 'tsc', '--noEmit')],
  ['Import rules', gate('npx', 'depcruise', 'src', '--config', 'tooling/importRules.cjs', '--output-type', 'err')],
  ['Format', gate('npx', 'prettier', '--check', '--log-level', 'warn', '.')],
  ['Unused code', gate('npx', 'knip')],
  ['Art', nodeTests('art', '__tests__/art/')],
];

await runSteps('test', [
  [ONE_LANE, OTHER_LANE],
  ['Unit tests', jest('unit')],
  BUILD,
  ['Budgets', gate('npm', 'run', '--silent', 'budget')],
  ['Browser tests', playwright('e2e')],
]);
