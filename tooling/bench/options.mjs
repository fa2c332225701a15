import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { n: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

/** `--n 5`: how often everything is measured. */
export const ROUNDS = Number(values.n);

/** `--only home`: what has this in its name, with its floor. */
export const ONLY = values.only;
