import type { Reducer, StateFromReducersMapObject } from '@reduxjs/toolkit';
import { combineReducers } from '@reduxjs/toolkit';
import { ownCatalogueReducer } from '@/api/client/ownCatalogueDetected';
import { storedApi } from '@/api/client/storedApi';
import { visitApi } from '@/api/client/visitApi';
import { authReducer } from '@/features/auth/authSlice';
import type { WatchlistState } from '@/features/watchlist/watchlistSlice';
import { watchlistReducer } from '@/features/watchlist/watchlistSlice';
import { authPersistence } from '@/persistence/authPersistence';
import { cataloguePersistence } from '@/persistence/cataloguePersistence';
import { persistSlice } from '@/persistence/persistSlice';
import type { SharedFields } from '@/persistence/sharedFields';
import type { SharedWatchlist } from '@/persistence/watchlistStorage';
import type { StorageEngine } from '@/persistence/storageEngine';
import { watchlistPersistence } from '@/persistence/watchlistStorage';
import type { LazyState } from './slices/lazySlice';

type ProductApiState = ReturnType<typeof storedApi.reducer>;

interface SharedState {
  sharedWatchlist: SharedWatchlist;
  sharedSession: SharedFields;
}

/** The slices that exist from the start. */
export const makeReducers = (engine: StorageEngine, { sharedWatchlist, sharedSession }: SharedState) => ({
  auth: persistSlice(authPersistence(engine, sharedSession), authReducer),
  watchlist: persistSlice(watchlistPersistence<WatchlistState>(engine, sharedWatchlist), watchlistReducer),
  productApi: persistSlice(cataloguePersistence<ProductApiState>(engine), storedApi.reducer),
  tmdbApi: visitApi.reducer,
  ownCatalogue: ownCatalogueReducer,
});

type Reducers = ReturnType<typeof makeReducers>;

export type RootState = StateFromReducersMapObject<Reducers> & LazyState;

/**
 * Returns a reducer that can be extended with slices. `replaceReducer` of Redux makes Redux DevTools replay the whole
 * history. The function therefore stays the same, and only the reducers that it calls change.
 */
export function makeRootReducer(initial: Reducers) {
  const reducers: Reducers & { [Name in keyof LazyState]?: Reducer } = initial;
  const combine = () => combineReducers(reducers) as Reducer<RootState>;
  let combined = combine();
  return {
    reducer: ((state, action) => combined(state, action)) satisfies Reducer<RootState>,
    add(name: keyof LazyState, reducer: Reducer) {
      reducers[name] = reducer;
      combined = combine();
    },
    has: (name: keyof LazyState) => name in reducers,
  };
}
