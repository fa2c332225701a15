import { wait } from '@/lib/time';
import type { FetchResult, JsonRequest } from './fetchJson';
import { fetchJson } from './fetchJson';
import { readRetryAfter } from './retryAfter';

/** The pause before the second try is drawn from this range, so that many viewers do not come back in one instant. */
const RETRY_PAUSE_MS = { min: 200, max: 600 };

/**
 * Asks one server: a second time after a server's fault, a lost connection or a 429 (when it says), never after a
 * refusal (401, 403), a wrong answer or a time-out.
 */
export async function fetchWithRetry(request: JsonRequest, signal: AbortSignal): Promise<FetchResult> {
  const first = await fetchJson(request, signal);
  const pause = pauseBeforeRetry(first);
  if (pause === null) return first;
  await wait(pause, signal);
  return fetchJson(request, signal);
}

function pauseBeforeRetry(result: FetchResult): number | null {
  if (!result.error) return null;
  const { kind, status = 0 } = result.error;
  const jittered = RETRY_PAUSE_MS.min + Math.random() * (RETRY_PAUSE_MS.max - RETRY_PAUSE_MS.min);
  if (status === 429) return readRetryAfter(result.retryAfter, Date.now()) ?? jittered;
  return kind === 'network' || status >= 500 ? jittered : null;
}
