import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist';
import { betterAnswerMiddleware } from '@/api/betterAnswerMiddleware';
import type { Services } from '@/api/services';
import { productApi } from '@/api/product/productApi';
import { tmdbApi } from '@/api/tmdb/tmdbApi';
import { AUTH_STORAGE_KEY } from '@/persistence/authPersistence';
import { CATALOGUE_STORAGE_KEY } from '@/persistence/catalogueCache';
import { createSharedFields } from '@/persistence/sharedFields';
import { createSharedWatchlist } from '@/persistence/sharedWatchlist';
import type { StorageEngine } from '@/persistence/storageEngine';
import { createStorageEngine } from '@/persistence/storageEngine';
import { makeRootReducer } from './rootReducer';
import { watchlistMiddleware } from './watchlistMiddleware';

/** Settings of the checks that only development has. */
const CHECKS = {
  // How long they take says something of the machine, and nothing of the app.
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: {
    // redux-persist's own actions carry functions.
    ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
    warnAfter: Infinity,
  },
};

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
  const sharedSession = createSharedFields(engine, AUTH_STORAGE_KEY);
  const store = configureStore({
    reducer: makeRootReducer(engine, { sharedWatchlist, sharedSession }),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        ...(process.env.NODE_ENV !== 'production' && CHECKS),
      }).concat(
        productApi.middleware,
        tmdbApi.middleware,
        betterAnswerMiddleware,
        watchlistMiddleware(sharedWatchlist),
      ),
    devTools: { name: 'Kinora' },
  });
  return { store, persistor: persistStore(store), sharedWatchlist, sharedSession };
}

export type Made = ReturnType<typeof makeStore>;
export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
