import { spawn } from 'node:child_process';
import { runSteps } from './tests/runSteps.mjs';
import { BUILD, playwright } from './tests/steps.mjs';

/** A program that keeps a core busy until its parent process ends. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** Runs a step while two other processes keep a core busy each. */
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

/** Names of tests for Playwright. Without names all tests run. */
const tests = process.argv.slice(2);

/** Finds unsteady browser tests. A test that needs a retry here will need one on other machines too. */
await runSteps(
  'steady',
  [
    BUILD,
    ['Normal', playwright('steady', tests)],
    ['Late scripts', playwright('steady-late', tests, { SCRIPTS_LATE_MS: '2000' })],
    ['Busy machine', besideTwo(playwright('steady-busy', tests))],
  ],
  { isStrict: true },
);
