import type { BaseQueryApi, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import { wait } from '@/lib/time';
import type { ApiError } from './apiError';
import { normalizeError } from './apiError';
import { readRetryAfter } from './retryAfter';

export const REQUEST_TIMEOUT_MS = 10_000;

/** The pause before the second try is drawn from this range, so that many viewers do not come back in one instant. */
const RETRY_PAUSE_MS = { min: 200, max: 600 };

const fetchOnce = fetchBaseQuery({ timeout: REQUEST_TIMEOUT_MS });

export type FetchResult = { data: unknown; error?: undefined } | { error: ApiError };

/**
 * Asks one server: a second time after a server's fault, a lost connection or a 429 (when it says), never after a
 * refusal (401, 403), a wrong answer or a time-out.
 */
export async function fetchWithRetry(request: FetchArgs, api: BaseQueryApi): Promise<FetchResult> {
  const first = await attempt(request, api);
  if (!first.error || first.pause === null) return first;
  await wait(first.pause, api.signal);
  return attempt(request, api);
}

async function attempt(request: FetchArgs, api: BaseQueryApi): Promise<FetchResult & { pause: number | null }> {
  const { data, error, meta } = await fetchSafely(request, api);
  if (api.signal.aborted) return { error: { kind: 'aborted', message: 'Aborted' }, pause: null };
  if (!error) return { data, pause: null };
  const normalized = normalizeError(error, meta);
  return { error: normalized, pause: pauseBeforeRetry(normalized, meta) };
}

/** A request that cannot even be built is a failure like any other; what it says may hold a key, so nobody is told. */
async function fetchSafely(request: FetchArgs, api: BaseQueryApi): Promise<Awaited<ReturnType<typeof fetchOnce>>> {
  try {
    return await fetchOnce(request, api, {});
  } catch {
    return { error: { status: 'CUSTOM_ERROR', error: 'The request cannot be made' } };
  }
}

function pauseBeforeRetry(error: ApiError, meta?: FetchBaseQueryMeta): number | null {
  const jittered = RETRY_PAUSE_MS.min + Math.random() * (RETRY_PAUSE_MS.max - RETRY_PAUSE_MS.min);
  if (error.kind === 'network') return jittered;
  if (error.status === 429) return readRetryAfter(meta?.response?.headers.get('Retry-After'), Date.now()) ?? jittered;
  return error.status !== undefined && error.status >= 500 ? jittered : null;
}
