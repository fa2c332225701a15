import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { n: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

/** `--n 5`: the number of rounds. */
export const ROUNDS = Number(values.n);

/** `--only home`: runs only trials whose name contains this text, and their floors. */
export const ONLY = values.only;
