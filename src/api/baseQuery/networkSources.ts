import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { NetworkSourceName, RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { CatalogueRequest } from '../catalogueRequest';
import { isSampleAnswer } from '../product/sampleMark';
import { askServer } from '../tmdb/askServer';
import type { FetchResult, JsonRequest } from './fetchJson';
import { fetchWithRetry } from './fetchWithRetry';
import { hasOwnCatalogue, isNotOffered } from './ownCatalogue';

/** How a server is asked, or null where it cannot answer the question or is not configured. */
type Prepare = (
  request: CatalogueRequest,
  config: RuntimeConfig,
  api: BaseQueryApi,
) => (() => Promise<FetchResult>) | null;

/** TMDB's own way of being asked. */
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
    if (typeof product === 'function') return () => product(config, api);
    const [path = '', ...others] = [product].flat();
    const get = (name: string) => fetchWithRetry({ url: `${config.productApiUrl}/${name}` }, api.signal);
    return async () => {
      let result = await get(path);
      for (const other of others) {
        const isMissing = isNotOffered(result) || isSampleAnswer(result.data);
        if (isMissing && (await hasOwnCatalogue(api))) result = await get(other);
      }
      return result;
    };
  },
  tmdb: (request, config, api) => {
    const call = tmdbCall(request, config);
    return call && (() => askServer(call, api, api.signal));
  },
};
