import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import { createSelector, createSlice, original } from '@reduxjs/toolkit';
import type { Title, TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { hasTitle, newestFirst } from '@/domain/watchlist/watchlist';

export interface WatchlistState {
  items: WatchlistItem[];
  /** The error of the last failed operation. The next addition or removal clears it. */
  error: string | null;
}

const initialState: WatchlistState = { items: [], error: null };

/** Returns the items without the proxies of Immer, which are slow in a list of thousands. */
const itemsOf = (state: Draft<WatchlistState>): WatchlistItem[] => original(state.items);

const watchlistSlice = createSlice({
  name: 'watchlist',
  initialState,
  reducers: {
    titleAdded: {
      prepare: (title: Title) => ({ payload: { ...title, addedAt: new Date().toISOString() } }),
      reducer: (state, { payload: item }: PayloadAction<WatchlistItem>) => {
        state.error = null;
        if (!hasTitle(itemsOf(state), titleKey(item))) state.items.push(item);
      },
    },
    titleRemoved: (state, { payload: key }: PayloadAction<TitleKey>) => {
      state.error = null;
      state.items = itemsOf(state).filter((item) => titleKey(item) !== key);
    },
    watchlistCleared: (state) => {
      state.error = null;
      state.items = [];
    },
    /** `items` is the whole list including the restored items. */
    removalUndone: (state, { payload }: PayloadAction<{ items: WatchlistItem[]; restored: WatchlistItem[] }>) => {
      state.items = payload.items;
    },
    /** The stored list differs: another tab changed it, or an import or its undo in this tab. */
    reloadedFromStorage: (state, { payload: items }: PayloadAction<WatchlistItem[]>) => {
      state.items = items;
    },
    operationFailed: (state, { payload: message }: PayloadAction<string>) => {
      state.error = message;
    },
  },
  selectors: {
    selectWatchlist: createSelector([(state: WatchlistState) => state.items], newestFirst),
    /** Memoized, so that a row of cards computes it once. */
    selectListedKeys: createSelector(
      [(state: WatchlistState) => state.items],
      (items): ReadonlySet<TitleKey> => new Set(items.map(titleKey)),
    ),
    selectWatchlistError: (state) => state.error,
  },
});

export const watchlistReducer = watchlistSlice.reducer;
export const { titleAdded, titleRemoved, watchlistCleared, removalUndone, reloadedFromStorage, operationFailed } =
  watchlistSlice.actions;
export const { selectWatchlist, selectListedKeys, selectWatchlistError } = watchlistSlice.selectors;
