import { fileURLToPath } from 'node:url';

const inReports = (name) => fileURLToPath(new URL(`../../.cache/reports/${name}`, import.meta.url));

/** Where a runner leaves what it says of its tests. */
export const reportPath = (name) => inReports(name);

/** Where a command leaves the counts of all its steps, with the names of what failed and what was unsteady. */
export const totalPath = (command) => inReports(`total-${command}`);
