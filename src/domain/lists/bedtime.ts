import { ONE_MINUTE_MS } from '@/lib/time';

const QUARTER_MS = 15 * ONE_MINUTE_MS;

/** The earliest bedtime that can be chosen: the first quarter of an hour that is half an hour off at least. */
export const firstBedtime = (now: number): number => Math.ceil((now + 2 * QUARTER_MS) / QUARTER_MS) * QUARTER_MS;

/** @param step quarters of an hour after the first */
export const bedtimeAt = (first: number, step: number): number => first + step * QUARTER_MS;

/**
 * When a film ends that begins now; null where nobody knows how long it is.
 * @param runtime minutes
 * @returns milliseconds since 1970, as `now` is
 */
export const endOf = (runtime: number | null, now: number): number | null =>
  runtime === null ? null : now + runtime * ONE_MINUTE_MS;
