import { delay } from '@/lib/time';
import type { FetchResult, JsonRequest } from './fetchJson';
import { fetchJson } from './fetchJson';
import { readRetryAfter } from './retryAfter';

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
