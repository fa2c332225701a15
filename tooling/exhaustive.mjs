import { runSteps } from './tests/runSteps.mjs';
import { BUILD, gate, jest, nodeTests, playwright } from './tests/steps.mjs';

/** What `npm test` looks at once, here it is looked at in every way: tests that can do so say it by their tag. */
await runSteps('exhaustive', [
  ['Properties', jest('properties', ['--findRelatedTests', '__tests__/support/runs.ts'], { FC_RUNS: '10000' })],
  // Before the bundle, which is to be the same after it.
  ['Development', gate('node', 'tooling/develop.mjs')],
  BUILD,
  ['Browser tests', playwright('exhaustive', ['--grep', '@exhaustive'], { EXHAUSTIVE: '1' })],
  ['Release', nodeTests('release', '__tests__/release/')],
  ['Films', nodeTests('films', '__tests__/films/')],
  ['Web servers', playwright('servers', [], {}, 'servers')],
  ['Browsers', playwright('browsers', [], {}, 'browsers')],
]);
