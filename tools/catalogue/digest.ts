import { createHash } from 'node:crypto';

/** Returns a short hash of the parts. Equal parts give the same hash. */
export const digest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
