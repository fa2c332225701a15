import { createApi } from '@reduxjs/toolkit/query/react';
import { catalogueBaseQuery } from '../baseQuery/catalogueBaseQuery';
import { CACHE_LIFETIME } from '../cacheLifetime';

/** What only TMDB can be asked: filters, pages, series, search, single titles. It lasts as long as the visit. */
export const tmdbApi = createApi({
  reducerPath: 'tmdbApi',
  baseQuery: catalogueBaseQuery,
  endpoints: () => ({}),
  ...CACHE_LIFETIME,
});
