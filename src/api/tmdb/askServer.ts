import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { FetchResult, JsonRequest } from '../baseQuery/fetchJson';
import { fetchWithRetry } from '../baseQuery/fetchWithRetry';
import { servicesOf } from '../services';

/** Sends a request to TMDB, or returns a response of an earlier visit if the response cache is loaded and has it. */
export async function askServer(
  call: JsonRequest,
  api: Pick<BaseQueryApi, 'extra'>,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { keeper, unkept } = servicesOf(api);
  const keeping = await keeper;
  if (keeping) return keeping.ask(call, signal);
  const result = await fetchWithRetry(call, signal);
  unkept.push([call, result]);
  return result;
}
