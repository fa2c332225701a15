import { createApi } from '@reduxjs/toolkit/query/react';
import { catalogueBaseQuery } from './catalogueBaseQuery';
import { CACHE_LIFETIME } from './cacheLifetime';

/**
 * The endpoints whose results last until the tab is closed or reloaded: filters, pages, series, search, single titles.
 * They ask every source.
 */
export const visitApi = createApi({
  reducerPath: 'tmdbApi',
  baseQuery: catalogueBaseQuery,
  endpoints: () => ({}),
  ...CACHE_LIFETIME,
});
