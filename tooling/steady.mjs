import { spawn } from 'node:child_process';
import { runSteps } from './tests/runSteps.mjs';
import { BUILD, playwright } from './tests/steps.mjs';

/** Busy for as long as whoever started it is there. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** Runs a step while two processes want a core each. */
const besideTwo =
  (step) =>
  async (...args) => {
    const others = [BUSY, BUSY].map((program) => spawn(process.execPath, ['-e', program]));
    try {
      return await step(...args);
    } finally {
      for (const other of others) other.kill();
    }
  };

/** Names of tests, as Playwright takes them: all without. */
const tests = process.argv.slice(2);

/** For whoever changes browser tests: what needs a second try here will need one on somebody's machine. */
await runSteps(
  'steady',
  [
    BUILD,
    ['As ever', playwright('steady', tests)],
    ['Late scripts', playwright('steady-late', tests, { SCRIPTS_LATE_MS: '2000' })],
    ['Busy machine', besideTwo(playwright('steady-busy', tests))],
  ],
  { isStrict: true },
);
