import type { CatalogueState } from './decodeCatalogue';
import { CATALOGUE_KEY, catalogueCodec } from './catalogueCache';
import type { LazyCodec } from './persistConfig';
import { persistConfig } from './persistConfig';
import type { StorageEngine } from './storageEngine';

/** RTK Query adds the stored entries to its state itself, so redux-persist merges nothing. */
export const cataloguePersistence = <S extends CatalogueState>(engine: StorageEngine) => ({
  ...persistConfig<S>(
    {
      key: CATALOGUE_KEY,
      // The stored text has a version of its own: `CATALOGUE_VERSION`, which the codec reads and writes.
      version: 0,
      whitelist: ['queries'],
      // The codec handles the only stored field of the slice.
      codec: catalogueCodec as LazyCodec<S>,
    },
    engine,
  ),
  stateReconciler: false as const,
});
