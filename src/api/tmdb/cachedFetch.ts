import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { FetchResult, JsonRequest } from '../baseQuery/fetchJson';
import { fetchWithRetry } from '../baseQuery/fetchWithRetry';
import { servicesOf } from '../services';

/** Sends a request to TMDB, or returns a response of an earlier visit if the response cache is loaded and has it. */
export async function cachedFetch(
  call: JsonRequest,
  api: Pick<BaseQueryApi, 'extra'>,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { responseCache, pendingWrites } = servicesOf(api);
  const keeping = await responseCache;
  if (keeping) return keeping.ask(call, signal);
  const result = await fetchWithRetry(call, signal);
  pendingWrites.push([call, result]);
  return result;
}
