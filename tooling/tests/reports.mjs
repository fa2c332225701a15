import { fileURLToPath } from 'node:url';

const inReports = (name) => fileURLToPath(new URL(`../../.cache/reports/${name}`, import.meta.url));

/** Returns the path of a runner's report. */
export const reportPath = (name) => inReports(name);

/** Returns the path of a command's total: the counts of all its steps, and the names of failed and unsteady tests. */
export const totalPath = (command) => inReports(`total-${command}`);
