import { delay } from '@/lib/time';
import type { FetchResult, JsonRequest } from './fetchJson';
import { fetchJson } from './fetchJson';

/** The maximum pause before a retry, because a viewer is waiting. A longer Retry-After is cut to this. */
export const MAX_RETRY_AFTER_MS = 5000;

/**
 * Returns the pause that a Retry-After header requests, in milliseconds, at most `MAX_RETRY_AFTER_MS`. The header holds
 * seconds or a date.
 * @returns null if the header is missing or invalid
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  const isDate = /^[a-z]{3,9},? .*\d{2}:\d{2}/i.test(text);
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : (isDate ? Date.parse(text) : Number.NaN) - now;
  return Number.isNaN(pause) ? null : Math.min(Math.max(pause, 0), MAX_RETRY_AFTER_MS);
}

/** The range of the random pause before the retry, so that many viewers do not retry at the same moment. */
const RETRY_PAUSE_MS = { min: 200, max: 600 };

/**
 * Sends a request, with one retry after a network error, a 5xx or a 429 (which may name the pause). Never retries after
 * another 4xx, an invalid response or a timeout.
 */
export async function fetchWithRetry(request: JsonRequest, signal: AbortSignal): Promise<FetchResult> {
  const first = await fetchJson(request, signal);
  const pause = pauseBeforeRetry(first);
  if (pause === null) return first;
  await delay(pause, signal);
  return fetchJson(request, signal);
}

function pauseBeforeRetry(result: FetchResult): number | null {
  if (!result.error) return null;
  const { kind, status = 0 } = result.error;
  const jittered = RETRY_PAUSE_MS.min + Math.random() * (RETRY_PAUSE_MS.max - RETRY_PAUSE_MS.min);
  if (status === 429) return readRetryAfter(result.retryAfter, Date.now()) ?? jittered;
  return kind === 'network' || status >= 500 ? jittered : null;
}
