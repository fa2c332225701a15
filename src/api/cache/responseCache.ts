import { whenIdle } from '@/lib/idleQueue';
import { isRecord } from '@/lib/json';
import { withTimeout } from '@/lib/time';
import { readList, readTitleId } from '@/domain/title/readTitle';
import type { CachedResponses } from '@/persistence/cachedResponses';
import { createCachedResponses, responseDatabase } from '@/persistence/cachedResponses';
import type { FetchResult, JsonRequest } from '../client/fetchJson';
import { fetchWithRetry } from '../client/fetchWithRetry';
import type { ResponseCache, Services } from '../client/services';
import { withOriginalFetchTime } from './withOriginalFetchTime';

/** The time to wait for a read. A database that does not open must not delay a request. */
const CACHE_READ_TIMEOUT_MS = 300;

/** Searches are not cached, because the cached responses stay in the browser after the viewer signs out. */
const IS_ASKED_BY_VIEWER = /\/(search|find)\//;

/** Returns the cache key of a request: its URL without the API key, and the kind of credentials. */
export function cacheKeyOf({ url, params = {}, headers = {} }: JsonRequest): string {
  const { api_key: key, ...others } = params;
  const access = key !== undefined ? ' key' : 'Authorization' in headers ? ' token' : '';
  // `URLSearchParams` converts numbers to strings.
  return `${url}?${new URLSearchParams(others as Record<string, string>)}${access}`;
}

/**
 * Returns whether a request failed: a network error, a timeout, an HTTP error other than 404, or an invalid response.
 */
const isLost = ({ error }: FetchResult) => error && error.kind !== 'aborted' && error.status !== 404;

/** The limit of records in a cached list. A longer list is a server error and takes too long to write. */
const MAX_RECORDS = 1000;

/**
 * Returns whether a response has content. An empty or invalid response is not cached, because the next one may be
 * better.
 */
function isWorthKeeping(answer: unknown): boolean {
  const has = (value: unknown) => isRecord(value) && readTitleId(value.id) !== null;
  const list = readList(answer) ?? [];
  return has(answer) || (list.length <= MAX_RECORDS && list.some(has));
}

export function createResponseCache(kept: CachedResponses = createCachedResponses(responseDatabase)): ResponseCache {
  let isSilent = false;
  const earlierAnswer = async (question: string, age?: 'any') => {
    if (isSilent) return null;
    const reading = kept.read(question, age);
    const earlier = await withTimeout(CACHE_READ_TIMEOUT_MS, reading);
    if (earlier === undefined) {
      // Requests wait for the cache again as soon as it has responded.
      isSilent = true;
      void reading.then(() => (isSilent = false));
    }
    return earlier;
  };
  const keep: ResponseCache['keep'] = (call, { data: answer, fetchedAt }) => {
    if (fetchedAt !== undefined && !IS_ASKED_BY_VIEWER.test(call.url) && isWorthKeeping(answer))
      whenIdle(() => void kept.keep(cacheKeyOf(call), { answer, fetchedAt }));
  };
  return {
    kept,
    keep,
    ask: async (call, signal) => {
      const read = async (age?: 'any'): Promise<FetchResult | null> => {
        const found = IS_ASKED_BY_VIEWER.test(call.url) ? null : await earlierAnswer(cacheKeyOf(call), age);
        return found && isWorthKeeping(found.answer) ? { data: found.answer, fetchedAt: found.fetchedAt } : null;
      };
      const earlier = await read();
      if (earlier) return earlier;
      const result = await fetchWithRetry(call, signal);
      keep(call, result);
      const older = isLost(result) ? await read('any') : null;
      if (older) console.warn(`TMDB failed, using the cached response: ${result.error?.message}`);
      return older ?? result;
    },
  };
}

/**
 * Enables the response cache. Responses of earlier visits are read from now on. The responses that this visit already
 * has are stored.
 */
export function enableResponseCache(services: Services, keeper = createResponseCache()): ResponseCache {
  services.withOriginalFetchTime = withOriginalFetchTime;
  services.responseCache = Promise.resolve(keeper);
  for (const [call, result] of services.pendingWrites.splice(0)) keeper.keep(call, result);
  return keeper;
}
