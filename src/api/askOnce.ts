import { isFresh, ONE_MINUTE_MS } from '@/lib/time';
import type { FetchResult } from './baseQuery/fetchJson';
import type { SharedRequest } from './shareRequest';
import { shareRequest } from './shareRequest';

/** Answers of this visit that several questions take, by what was asked. */
export type SharedAnswers = Map<string, SharedAnswer>;

interface SharedAnswer {
  join: SharedRequest<FetchResult>;
  /** In milliseconds since 1970; as long as it has not come, when it was asked for. */
  fetchedAt: number;
  askedAt: number;
}

/**
 * Joins who has asked the same or takes what was said, for a day, and for a minute what stands in for a newer answer that
 * could not be had; a failure is said to those only who wait for it.
 */
export async function askOnce(
  answers: SharedAnswers,
  name: string,
  ask: (signal: AbortSignal) => Promise<FetchResult>,
  signal: AbortSignal,
): Promise<FetchResult> {
  const now = Date.now();
  const earlier = answers.get(name);
  const forget = () => answers.get(name) === shared && answers.delete(name);
  const isGood = earlier && (isFresh(earlier.fetchedAt, now) || Math.abs(now - earlier.askedAt) < ONE_MINUTE_MS);
  const shared: SharedAnswer = isGood ? earlier : { join: shareRequest(ask, forget), fetchedAt: now, askedAt: now };
  answers.set(name, shared);
  const result = await shared.join(signal);
  if (result.error) forget();
  else shared.fetchedAt = result.fetchedAt ?? shared.fetchedAt;
  return result;
}
