import { createApi } from '@reduxjs/toolkit/query/react';
import { catalogueBaseQuery } from './catalogueBaseQuery';
import { CACHE_LIFETIME } from './cacheLifetime';

/**
 * The endpoints that mainly TMDB serves: filters, pages, series, search, single titles. The cache lasts as long as the
 * visit.
 */
export const tmdbApi = createApi({
  reducerPath: 'tmdbApi',
  baseQuery: catalogueBaseQuery,
  endpoints: () => ({}),
  ...CACHE_LIFETIME,
});
