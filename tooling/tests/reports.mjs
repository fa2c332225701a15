import { fileURLToPath } from 'node:url';

const inReports = (name) => fileURLToPath(new URL(`../../.cache/reports/${name}`, import.meta.url));

/** Where a runner leaves what it says of its tests. */
export const reportPath = (name) => inReports(name);

/** Where a command leaves the counts of all its steps, for `sum.mjs`. */
export const totalPath = (command) => inReports(`total-${command}`);
