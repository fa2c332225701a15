import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

export interface ConnectionState {
  /** The time of the displayed cached data, in milliseconds since 1970. Null if the server is available. */
  savedAt: number | null;
  /** The browser reports no network. If false, the server does not respond. */
  isOffline: boolean;
  /** The server requires a new login. */
  isLoginNeeded: boolean;
  /** A new build, or the same build with other settings, is available. */
  hasNewVersion: boolean;
}

const initialState: ConnectionState = { savedAt: null, isOffline: false, isLoginNeeded: false, hasNewVersion: false };

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** Cached data of this time is displayed from now on. */
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

/** Works without the slice, which is added lazily. */
export const selectConnection = ({ connection = initialState }: { connection?: ConnectionState }): ConnectionState =>
  connection;
