import { combineReducers } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import { productApi } from '@/api/product/productApi';
import { tmdbApi } from '@/api/tmdb/tmdbApi';
import { authReducer } from '@/features/auth/authSlice';
import { plansReducer } from '@/features/plans/plansSlice';
import { profileReducer } from '@/features/profile/profileSlice';
import type { SearchState } from '@/features/search/searchSlice';
import { searchReducer } from '@/features/search/searchSlice';
import type { WatchlistState } from '@/features/watchlist/watchlistSlice';
import { watchlistReducer } from '@/features/watchlist/watchlistSlice';
import { authPersistence } from '@/persistence/authPersistence';
import { cataloguePersistence } from '@/persistence/cataloguePersistence';
import { plansPersistence } from '@/persistence/plansPersistence';
import { searchPersistence } from '@/persistence/searchPersistence';
import type { SharedFields } from '@/persistence/sharedFields';
import type { SharedWatchlist } from '@/persistence/sharedWatchlist';
import type { StorageEngine } from '@/persistence/storageEngine';
import { watchlistPersistence } from '@/persistence/watchlistPersistence';

type ProductApiState = ReturnType<typeof productApi.reducer>;

interface Shared {
  sharedWatchlist: SharedWatchlist;
  sharedSession: SharedFields;
}

export const makeRootReducer = (engine: StorageEngine, { sharedWatchlist, sharedSession }: Shared) =>
  combineReducers({
    auth: persistReducer(authPersistence(engine, sharedSession), authReducer),
    watchlist: persistReducer(watchlistPersistence<WatchlistState>(engine, sharedWatchlist), watchlistReducer),
    search: persistReducer(searchPersistence<SearchState>(engine), searchReducer),
    plans: persistReducer(plansPersistence(engine), plansReducer),
    profile: profileReducer,
    productApi: persistReducer(cataloguePersistence<ProductApiState>(engine), productApi.reducer),
    tmdbApi: tmdbApi.reducer,
  });
