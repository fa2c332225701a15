import { runSteps } from './tests/runSteps.mjs';
import { BUILD, gate, jest, nodeTests, playwright } from './tests/steps.mjs';

await runSteps('test', [
  ['Types', gate('npx', 'tsc', '--noEmit')],
  ['Lint', gate('npx', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint')],
  ['Import rules', gate('npx', 'depcruise', 'src', '--config', 'tooling/importRules.cjs', '--output-type', 'err')],
  ['Format', gate('npx', 'prettier', '--check', '--log-level', 'warn', '.')],
  ['Unused code', gate('npx', 'knip')],
  ['Unit tests', jest('unit')],
  ['Art', nodeTests('art', '__tests__/art/')],
  ['Tooling', nodeTests('tooling', '__tests__/tooling/')],
  BUILD,
  ['Budgets', gate('npm', 'run', '--silent', 'budget')],
  ['Browser tests', playwright('e2e')],
]);
