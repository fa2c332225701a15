import type { PayloadAction } from '@reduxjs/toolkit';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import { afterPosition } from '@/domain/progress/afterPosition';
import { byTitle } from '@/domain/progress/continueWatching';
import type { Playable, Position, Progress, ProgressKey } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { latest } from '@/domain/progress/storedProgress';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';

export interface ProgressState {
  entries: Progress[];
  /** Whether the viewing history is recorded. */
  isKept: boolean;
}

interface ReachedPosition {
  playable: Playable;
  position: Position;
  /** An ISO timestamp. */
  at: string;
}

const initialState: ProgressState = { entries: [], isKept: true };

const reached = {
  prepare: (playable: Playable, position: Position) => ({
    payload: { playable, position, at: new Date().toISOString() },
  }),
  reducer: (state: ProgressState, { payload: { playable, position, at } }: PayloadAction<ReachedPosition>) => {
    if (!state.isKept) return;
    const key = progressKey(playable);
    const index = state.entries.findIndex((entry) => progressKey(entry) === key);
    const entry = afterPosition(state.entries[index] ?? null, playable, position, at);
    if (entry === null) return;
    if (index === -1) state.entries = latest([...state.entries, entry]);
    else state.entries[index] = entry;
  },
};

const progressSlice = createSlice({
  name: 'progress',
  initialState,
  reducers: {
    /** The video has reached a position and continues. */
    played: reached,
    /** The video has reached its end or its credits. */
    finished: reached,
    /** Hides a title from 'Continue Watching' until it is played again. */
    entryHidden: (state, { payload: key }: PayloadAction<TitleKey>) => {
      for (const entry of state.entries) if (titleKey(entry.title) === key) entry.isHidden = true;
    },
    historyCleared: (state) => {
      state.entries = [];
    },
    historySwitched: (state, { payload: isKept }: PayloadAction<boolean>) => {
      state.isKept = isKept;
    },
    /** The stored entries differ: they were loaded, or another tab changed them. */
    reloadedFromStorage: (state, { payload: entries }: PayloadAction<Progress[]>) => {
      state.entries = entries;
    },
  },
});

export const progressReducer = progressSlice.reducer;
export const { played, finished, entryHidden, historyCleared, historySwitched, reloadedFromStorage } =
  progressSlice.actions;

/** The slice is added lazily. Until then there is no progress. */
interface WithProgress {
  progress?: ProgressState;
}

const selectProgress = ({ progress }: WithProgress): ProgressState => progress ?? initialState;

export const selectEntries = (state: WithProgress) => selectProgress(state).entries;
export const selectIsKept = (state: WithProgress) => selectProgress(state).isKept;

/** Memoized, so that a page computes it once. */
export const selectByTitle = createSelector([selectEntries], byTitle);
export const selectByKey = createSelector(
  [selectEntries],
  (entries): ReadonlyMap<ProgressKey, Progress> => new Map(entries.map((entry) => [progressKey(entry), entry])),
);
