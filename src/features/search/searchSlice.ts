import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { TitleKey } from '@/domain/title/title';
import { storageCleared } from '@/events';

export interface SearchState {
  /** The recent queries, newest first. */
  recent: string[];
  /** The last opened card, which is highlighted when the viewer returns. */
  selected: TitleKey | null;
}

const RECENT_LIMIT = 5;

const initialState: SearchState = { recent: [], selected: null };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    queryRemembered: (state, { payload: query }: PayloadAction<string>) => {
      const same = query.toLowerCase();
      state.recent = [query, ...state.recent.filter((old) => old.toLowerCase() !== same)].slice(0, RECENT_LIMIT);
    },
    titleSelected: (state, { payload: key }: PayloadAction<TitleKey>) => {
      state.selected = key;
    },
    searchCleared: (state) => {
      state.selected = null;
    },
    recentQueriesCleared: (state) => {
      state.recent = [];
    },
    /** Replaces all recent queries, by an import or its undo. */
    recentQueriesReplaced: (state, { payload: queries }: PayloadAction<string[]>) => {
      state.recent = queries.slice(0, RECENT_LIMIT);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storageCleared, () => initialState);
  },
  selectors: {
    selectRecentQueries: (state) => state.recent,
    selectSelectedTitle: (state) => state.selected,
  },
});

export const searchReducer = searchSlice.reducer;
export const { queryRemembered, recentQueriesCleared, recentQueriesReplaced, searchCleared, titleSelected } =
  searchSlice.actions;
export const { selectRecentQueries, selectSelectedTitle } = searchSlice.getSelectors(
  ({ search = initialState }: { search?: SearchState }) => search,
);
