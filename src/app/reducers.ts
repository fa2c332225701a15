import type { Reducer } from '@reduxjs/toolkit';
import { combineReducers } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { ownCatalogueReducer } from '@/api/baseQuery/ownCatalogue';
import { productApi } from '@/api/product/productApi';
import { tmdbApi } from '@/api/tmdb/tmdbApi';
import { authReducer } from '@/features/auth/authSlice';
import type { WatchlistState } from '@/features/watchlist/watchlistSlice';
import { watchlistReducer } from '@/features/watchlist/watchlistSlice';
import { authPersistence } from '@/persistence/authPersistence';
import { cataloguePersistence } from '@/persistence/cataloguePersistence';
import type { SharedFields } from '@/persistence/sharedFields';
import type { SharedWatchlist } from '@/persistence/watchlistSpec';
import type { StorageEngine } from '@/persistence/storageEngine';
import { watchlistPersistence } from '@/persistence/watchlistPersistence';
import type { LateState } from './slices/lateSlice';

type ProductApiState = ReturnType<typeof productApi.reducer>;

interface Shared {
  sharedWatchlist: SharedWatchlist;
  sharedSession: SharedFields;
}

/** The slices that are there from the start. */
export const makeReducers = (engine: StorageEngine, { sharedWatchlist, sharedSession }: Shared) => ({
  auth: persistReducer(authPersistence(engine, sharedSession), authReducer),
  watchlist: persistReducer(watchlistPersistence<WatchlistState>(engine, sharedWatchlist), watchlistReducer),
  productApi: persistReducer(cataloguePersistence<ProductApiState>(engine), productApi.reducer),
  tmdbApi: tmdbApi.reducer,
  ownCatalogue: ownCatalogueReducer,
});

type Reducers = ReturnType<typeof makeReducers>;

type LateReducers = { [Name in keyof LateState]-?: Reducer<LateState[Name]> };

/** Slices that come later are typed as if they were there: only the pages that bring them look at them. */
export const combine = (reducers: Reducers) => combineReducers(reducers as Reducers & LateReducers);

export type RootState = ReturnType<ReturnType<typeof combine>>;
