import type { PayloadAction } from '@reduxjs/toolkit';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Title, TitleKey } from '@/domain/title';
import { titleKey } from '@/domain/title';
import type { WatchlistItem } from '@/domain/watchlist';
import { hasTitle, newestFirst } from '@/domain/watchlist';

export interface WatchlistState {
  items: WatchlistItem[];
}

const initialState: WatchlistState = { items: [] };

const watchlistSlice = createSlice({
  name: 'watchlist',
  initialState,
  reducers: {
    titleAdded: {
      prepare: (title: Title) => ({ payload: { ...title, addedAt: new Date().toISOString() } }),
      reducer: ({ items }, { payload: item }: PayloadAction<WatchlistItem>) => {
        if (!hasTitle(items, titleKey(item))) items.push(item);
      },
    },
    titleRemoved: (state, { payload: key }: PayloadAction<TitleKey>) => {
      state.items = state.items.filter((item) => titleKey(item) !== key);
    },
    watchlistCleared: (state) => {
      state.items = [];
    },
  },
  selectors: {
    selectWatchlist: createSelector([(state: WatchlistState) => state.items], newestFirst),
    selectIsInWatchlist: (state, key: TitleKey) => hasTitle(state.items, key),
  },
});

export const watchlistReducer = watchlistSlice.reducer;
export const { titleAdded, titleRemoved, watchlistCleared } = watchlistSlice.actions;
export const { selectWatchlist, selectIsInWatchlist } = watchlistSlice.selectors;
