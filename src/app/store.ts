import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistStore } from 'redux-persist';
import type { Services } from '@/api/catalogueRequest';
import { productApi } from '@/api/product/productApi';
import { tmdbApi } from '@/api/tmdb/tmdbApi';
import { CATALOGUE_STORAGE_KEY } from '@/persistence/catalogueCache';
import type { StorageEngine } from '@/persistence/storageEngine';
import { createStorageEngine } from '@/persistence/storageEngine';
import { makeRootReducer } from './rootReducer';

interface StoreOptions {
  services: Services;
  engine?: StorageEngine;
}

/** A fresh store with its persistor; the app makes one, every test its own. */
export function makeStore({
  services,
  engine = createStorageEngine({ expendableKeys: [CATALOGUE_STORAGE_KEY] }),
}: StoreOptions) {
  const store = configureStore({
    reducer: makeRootReducer(engine),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        // redux-persist's own actions carry functions.
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(productApi.middleware, tmdbApi.middleware),
    devTools: { name: 'Kinora' },
  });
  return { store, persistor: persistStore(store) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
