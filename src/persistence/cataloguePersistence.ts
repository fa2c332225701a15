import type { CatalogueState } from './catalogueCache';
import { CATALOGUE_KEY, catalogueCodec } from './catalogueCache';
import type { LazyCodec } from './codec';
import { persistConfig } from './persistConfig';
import type { StorageEngine } from './storageEngine';

/** RTK Query puts the stored entries into its state by itself, so nothing is merged here. */
export const cataloguePersistence = <S extends CatalogueState>(engine: StorageEngine) => ({
  ...persistConfig<S>(
    {
      key: CATALOGUE_KEY,
      version: 0,
      whitelist: ['queries'],
      // The codec knows the one stored field of the api's slice.
      codec: catalogueCodec as LazyCodec<S>,
    },
    engine,
  ),
  stateReconciler: false as const,
});
