import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { CatalogueRequest, Source } from '../catalogueRequest';

interface NetworkSource {
  name: Exclude<Source, 'sample'>;
  /** How this server is asked, or null where it cannot answer the question or is not configured. */
  prepare: (request: CatalogueRequest, config: RuntimeConfig) => FetchArgs | null;
}

/** In the order in which they are asked. */
export const NETWORK_SOURCES: readonly NetworkSource[] = [
  {
    name: 'product',
    prepare: ({ product }, config) => (product === undefined ? null : { url: `${config.productApiUrl}/${product}` }),
  },
  {
    name: 'tmdb',
    prepare: ({ tmdb }, config) => {
      if (!tmdb || !isTmdbConfigured(config)) return null;
      const { tmdbBaseUrl, tmdbApiKey, tmdbReadToken } = config;
      return {
        url: `${tmdbBaseUrl}/${tmdb.path}`,
        params: {
          language: 'en-US',
          ...tmdb.params,
          ...(tmdbApiKey !== null && !tmdbReadToken && { api_key: tmdbApiKey }),
        },
        headers: tmdbReadToken === null ? {} : { Authorization: `Bearer ${tmdbReadToken}` },
      };
    },
  },
];
