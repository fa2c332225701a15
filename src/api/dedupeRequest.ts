import { isFresh, ONE_MINUTE_MS } from '@/lib/time';
import type { FetchResult } from './baseQuery/fetchJson';
import type { SharedRequest } from './refCountedRequest';
import { refCountedRequest } from './refCountedRequest';

/** The responses of this visit that several requests share, by request name. */
export type SharedResponses = Map<string, SharedResponse>;

interface SharedResponse {
  join: SharedRequest<FetchResult>;
  /** The time of the response, in milliseconds since 1970. While the request is pending, the time of the request. */
  fetchedAt: number;
  askedAt: number;
}

/**
 * Joins a pending request of the same name, or returns its response from the cache. A response is reused for 24 hours
 * after it was fetched. A stale response that was served instead of a newer one is reused for one minute. A failure is
 * reported only to the callers that wait for it.
 */
export async function dedupeRequest(
  answers: SharedResponses,
  name: string,
  ask: (signal: AbortSignal) => Promise<FetchResult>,
  signal: AbortSignal,
): Promise<FetchResult> {
  const now = Date.now();
  const earlier = answers.get(name);
  const forget = () => answers.get(name) === shared && answers.delete(name);
  const isGood = earlier && (isFresh(earlier.fetchedAt, now) || Math.abs(now - earlier.askedAt) < ONE_MINUTE_MS);
  const shared: SharedResponse = isGood
    ? earlier
    : { join: refCountedRequest(ask, forget), fetchedAt: now, askedAt: now };
  answers.set(name, shared);
  const result = await shared.join(signal);
  if (result.error) forget();
  else shared.fetchedAt = result.fetchedAt ?? shared.fetchedAt;
  return result;
}
