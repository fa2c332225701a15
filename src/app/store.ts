import type { Middleware } from '@reduxjs/toolkit';
import { isAction, configureStore } from '@reduxjs/toolkit';
import { REHYDRATE, FLUSH, PAUSE, PERSIST, PURGE, REGISTER, persistStore } from 'redux-persist';
import { cacheMiddleware } from '@/api/cache/cacheMiddleware';
import { storedApi } from '@/api/client/storedApi';
import type { Services } from '@/api/client/services';
import { visitApi } from '@/api/client/visitApi';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { reloadedFromStorage } from '@/features/watchlist/watchlistSlice';
import { createCrossTabList } from '@/persistence/crossTabList';
import { createSharedFields } from '@/persistence/sharedFields';
import type { StorageEngine } from '@/persistence/storageEngine';
import { createStorageEngine } from '@/persistence/storageEngine';
import { AUTH_STORAGE_KEY, CATALOGUE_STORAGE_KEY } from '@/persistence/storedKeys';
import type { SharedWatchlist } from '@/persistence/watchlistStorage';
import { watchlistSpec } from '@/persistence/watchlistStorage';
import { makeReducers, makeRootReducer } from './reducers';
import type { LazySlice } from './slices/lazySlice';

/** Records each change of the watchlist by this tab in the list that all tabs share. */
const watchlistMiddleware =
  (shared: SharedWatchlist): Middleware<object, { watchlist: { items: WatchlistItem[] } }> =>
  (api) =>
  (next) =>
  (action) => {
    const before = api.getState().watchlist.items;
    const result = next(action);
    const { items } = api.getState().watchlist;
    if (items === before) return result;
    if (reloadedFromStorage.match(action) || (isAction(action) && action.type === REHYDRATE)) shared.setBaseline(items);
    else shared.noteChanges(items);
    return result;
  };

/** The settings of the checks in development. */
const CHECKS = {
  // Their duration depends on the machine, not on the app.
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: {
    // The actions of redux-persist carry functions.
    ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
    warnAfter: Infinity,
  },
};

interface StoreOptions {
  services: Services;
  engine?: StorageEngine;
}

/** Creates a store and its persistor. The app creates one, and each test its own. */
export function makeStore({
  services,
  engine = createStorageEngine({ expendableKeys: [CATALOGUE_STORAGE_KEY] }),
}: StoreOptions) {
  const sharedWatchlist = createCrossTabList(engine, watchlistSpec);
  const sharedSession = createSharedFields(engine, AUTH_STORAGE_KEY);
  const root = makeRootReducer(makeReducers(engine, { sharedWatchlist, sharedSession }));
  const store = configureStore({
    reducer: root.reducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        ...(process.env.NODE_ENV !== 'production' && CHECKS),
      }).concat(
        storedApi.middleware,
        visitApi.middleware,
        cacheMiddleware(services),
        watchlistMiddleware(sharedWatchlist),
      ),
    devTools: { name: 'Kinora' },
  });
  const persistor = persistStore(store);

  /** Adds the slice of a page that has just loaded, and reads its stored state. */
  const injectSlice = ({ name, make }: LazySlice) => {
    if (!root.has(name)) root.add(name, make(engine));
    // The state of a slice starts to exist with the next action.
    if (!(name in store.getState())) persistor.persist();
  };
  return { store: Object.assign(store, { injectSlice, engine }), engine, persistor, sharedWatchlist, sharedSession };
}

export type StoreSetup = ReturnType<typeof makeStore>;
export type AppStore = ReturnType<typeof makeStore>['store'];
export type { RootState } from './reducers';
export type AppDispatch = AppStore['dispatch'];
