import { createApi } from '@reduxjs/toolkit/query/react';
import { rehydratedCatalogue } from '@/persistence/catalogueCache';
import { catalogueBaseQuery } from './catalogueBaseQuery';
import { CACHE_LIFETIME } from './cacheLifetime';

/**
 * The endpoints whose results are stored across visits. They ask every source. The specification defines their cache keys.
 */
export const storedApi = createApi({
  reducerPath: 'productApi',
  baseQuery: catalogueBaseQuery,
  endpoints: () => ({}),
  extractRehydrationInfo: rehydratedCatalogue,
  ...CACHE_LIFETIME,
});
