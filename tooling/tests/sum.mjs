import { readFileSync } from 'node:fs';
import { totalPath } from './reports.mjs';

/** A command that left no counts has failed as a whole. */
const totalOf = (command) => {
  try {
    return JSON.parse(readFileSync(totalPath(command), 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: [`${command} did not come to its end`] };
  }
};

// The commands named on the command line, counted as one; what failed stands beside its count.
const totals = process.argv.slice(2).map(totalOf);
const sum = (key) => totals.reduce((count, total) => count + total[key], 0);
for (const { failures } of totals) for (const failure of failures) console.log(failure);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
