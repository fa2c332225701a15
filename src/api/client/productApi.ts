import { createApi } from '@reduxjs/toolkit/query/react';
import { rehydratedCatalogue } from '@/persistence/catalogueCache';
import { catalogueBaseQuery } from './catalogueBaseQuery';
import { CACHE_LIFETIME } from './cacheLifetime';

/**
 * The product's own endpoints. The specification defines their cache keys. The cache is stored and outlives the visit.
 */
export const productApi = createApi({
  reducerPath: 'productApi',
  baseQuery: catalogueBaseQuery,
  endpoints: () => ({}),
  extractRehydrationInfo: rehydratedCatalogue,
  ...CACHE_LIFETIME,
});
