import { createHash } from 'node:crypto';

/** A short name for what something was made from; the same for the same. */
export const digest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
