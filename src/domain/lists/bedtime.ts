import { ONE_MINUTE_MS } from '@/lib/time';

const QUARTER_MS = 15 * ONE_MINUTE_MS;

/** Returns the earliest bedtime to choose: the first quarter of an hour at least 30 minutes from now. */
export const firstBedtime = (now: number): number => Math.ceil((now + 2 * QUARTER_MS) / QUARTER_MS) * QUARTER_MS;

/** @param step quarters of an hour after the first */
export const bedtimeAt = (first: number, step: number): number => first + step * QUARTER_MS;

/**
 * Returns when a movie ends that starts now; null if its length is unknown.
 * @param runtime minutes
 * @returns milliseconds since 1970, like `now`
 */
export const endOf = (runtime: number | null, now: number): number | null =>
  runtime === null ? null : now + runtime * ONE_MINUTE_MS;
