import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist';
import type { Services } from '@/api/catalogueRequest';
import { productApi } from '@/api/product/productApi';
import { tmdbApi } from '@/api/tmdb/tmdbApi';
import { CATALOGUE_STORAGE_KEY } from '@/persistence/catalogueCache';
import { createSharedWatchlist } from '@/persistence/sharedWatchlist';
import type { StorageEngine } from '@/persistence/storageEngine';
import { createStorageEngine } from '@/persistence/storageEngine';
import { makeRootReducer } from './rootReducer';
import { watchlistMiddleware } from './watchlistMiddleware';

interface StoreOptions {
  services: Services;
  engine?: StorageEngine;
}

/** A fresh store with its persistor; the app makes one, every test its own. */
export function makeStore({
  services,
  engine = createStorageEngine({ expendableKeys: [CATALOGUE_STORAGE_KEY] }),
}: StoreOptions) {
  const sharedWatchlist = createSharedWatchlist(engine);
  const store = configureStore({
    reducer: makeRootReducer(engine, sharedWatchlist),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        // redux-persist's own actions carry functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(productApi.middleware, tmdbApi.middleware, watchlistMiddleware(sharedWatchlist)),
    devTools: { name: 'Kinora' },
  });
  return { store, persistor: persistStore(store), sharedWatchlist };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
