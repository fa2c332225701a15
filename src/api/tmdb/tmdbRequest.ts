import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { FetchResult } from '../client/fetchJson';
import { tmdbCall, cachedFetch } from '../client/networkSources';
import type { TmdbRequest } from '../client/catalogueRequest';

/** Prepares a request to TMDB. Null if TMDB is not configured. */
export function tmdbRequest(
  tmdb: TmdbRequest,
  config: RuntimeConfig,
  api: Pick<BaseQueryApi, 'signal' | 'extra'>,
): (() => Promise<FetchResult>) | null {
  const call = tmdbCall({ tmdb }, config);
  return call && (() => cachedFetch(call, api, api.signal));
}
