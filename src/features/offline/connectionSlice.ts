import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** Since when what is shown is what was saved, milliseconds since 1970; null with a network. */
  savedAt: number | null;
  /** The browser knows of no network; otherwise it is the server that does not answer. */
  isOffline: boolean;
  /** The server asks for a login again before it sends anything. */
  isLoginNeeded: boolean;
  /** A newer build, or the same one with other settings, is at hand. */
  hasNewVersion: boolean;
}

const initialState: ConnectionState = { savedAt: null, isOffline: false, isLoginNeeded: false, hasNewVersion: false };

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** What is shown from now on is as old as this. */
    savedDataShown: (state, { payload }: PayloadAction<{ savedAt: number; isOffline: boolean }>) => {
      state.savedAt = payload.savedAt;
      state.isOffline = payload.isOffline;
    },
    serverReached: (state) => {
      state.savedAt = null;
      state.isOffline = false;
      state.isLoginNeeded = false;
    },
    loginNeeded: (state) => {
      state.isLoginNeeded = true;
    },
    newVersionFound: (state) => {
      state.hasNewVersion = true;
    },
    newVersionPutOff: (state) => {
      state.hasNewVersion = false;
    },
  },
});

export const connectionReducer = connectionSlice.reducer;
export const { savedDataShown, serverReached, loginNeeded, newVersionFound, newVersionPutOff } =
  connectionSlice.actions;

/** The slice comes with what looks at it. */
export const selectConnection = ({ connection = initialState }: { connection?: ConnectionState }): ConnectionState =>
  connection;
