import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

interface SearchState {
  /** Queries of earlier searches, the newest first. */
  recent: string[];
}

const RECENT_LIMIT = 5;

const initialState: SearchState = { recent: [] };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    queryRemembered: (state, { payload: query }: PayloadAction<string>) => {
      const same = query.toLowerCase();
      state.recent = [query, ...state.recent.filter((old) => old.toLowerCase() !== same)].slice(0, RECENT_LIMIT);
    },
    recentQueriesCleared: (state) => {
      state.recent = [];
    },
  },
  selectors: { selectRecentQueries: (state) => state.recent },
});

export const searchReducer = searchSlice.reducer;
export const { queryRemembered, recentQueriesCleared } = searchSlice.actions;
export const { selectRecentQueries } = searchSlice.selectors;
