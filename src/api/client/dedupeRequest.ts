import { isFresh, ONE_MINUTE_MS } from '@/lib/time';
import type { FetchResult } from './fetchJson';

/** Joins a request. The signal ends the caller's share of it. */
export type SharedRequest<Answer> = (signal: AbortSignal) => Promise<Answer>;

/**
 * Creates a request that several callers share. It starts when the first caller joins and is aborted when the last one
 * leaves.
 * @param onEnded called on that abort; later callers need a new request
 */
export function refCountedRequest<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  onEnded: () => void,
): SharedRequest<Answer> {
  const all = new AbortController();
  let waiting = 0;
  let answer: Promise<Answer> | undefined;
  return (signal) => {
    const leave = () => {
      waiting -= 1;
      if (waiting > 0) return;
      onEnded();
      all.abort();
    };
    waiting += 1;
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave);
    // After the response has arrived, aborting has no effect.
    return (answer ??= ask(all.signal).finally(() => (waiting = Infinity)));
  };
}

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
