import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { NetworkSourceName, RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { CatalogueRequest } from './catalogueRequest';
import { servicesOf } from './services';
import type { FetchResult, JsonRequest } from './fetchJson';
import { fetchWithRetry } from './fetchWithRetry';

/** Sends a request to TMDB, or returns a response of an earlier visit if the response cache is loaded and has it. */
export async function cachedFetch(
  call: JsonRequest,
  api: Pick<BaseQueryApi, 'extra'>,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { responseCache, pendingWrites } = servicesOf(api);
  const cache = await responseCache;
  if (cache) return cache.ask(call, signal);
  const result = await fetchWithRetry(call, signal);
  pendingWrites.push([call, result]);
  return result;
}

/** Prepares a request to a server. Null if the server is not configured or cannot respond to the request. */
type Prepare = (
  request: CatalogueRequest,
  config: RuntimeConfig,
  api: BaseQueryApi,
) => (() => Promise<FetchResult>) | null;

/** Returns the request to TMDB. Null if TMDB is not configured or does not have what is requested. */
export function tmdbCall({ tmdb }: Pick<CatalogueRequest, 'tmdb'>, config: RuntimeConfig): JsonRequest | null {
  if (!tmdb || !isTmdbConfigured(config)) return null;
  const { tmdbBaseUrl, tmdbApiKey, tmdbReadToken, language, region } = config;
  return {
    url: `${tmdbBaseUrl}/${tmdb.path}`,
    params: {
      language,
      ...(region !== null && { region }),
      ...tmdb.params,
      ...(tmdbApiKey !== null && !tmdbReadToken && { api_key: tmdbApiKey }),
    },
    headers: tmdbReadToken === null ? {} : { Authorization: `Bearer ${tmdbReadToken}` },
  };
}

export const NETWORK_SOURCES: Record<NetworkSourceName, Prepare> = {
  product: ({ product }, config, api) => {
    if (product === undefined) return null;
    return typeof product === 'string'
      ? () => fetchWithRetry({ url: `${config.productApiUrl}/${product}` }, api.signal)
      : () => product(config, api);
  },
  tmdb: (request, config, api) => {
    const call = tmdbCall(request, config);
    return call && (() => cachedFetch(call, api, api.signal));
  },
};
