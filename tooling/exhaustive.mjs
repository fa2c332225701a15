import { runSteps } from './tests/runSteps.mjs';
import { BUILD, gate, jest, nodeTests, playwright } from './tests/steps.mjs';

/** Runs every variant of the tests that `npm test` runs once. Tests with variants have a tag. */
await runSteps('exhaustive', [
  ['Properties', jest('properties', ['--findRelatedTests', '__tests__/support/runs.ts'], { FC_RUNS: '10000' })],
  // Runs before the build of the bundle, which it must not affect.
  ['Development', gate('node', 'tooling/develop.mjs')],
  BUILD,
  ['Browser tests', playwright('exhaustive', ['--grep', '@exhaustive'], { EXHAUSTIVE: '1' })],
  ['Art', nodeTests('art', 'art/test/')],
  ['Release', nodeTests('release', '__tests__/release/')],
  ['Films', nodeTests('films', '__tests__/films/')],
  ['Web servers', playwright('servers', [], {}, 'servers')],
  ['Browsers', playwright('browsers', [], {}, 'browsers')],
]);
