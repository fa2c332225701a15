import type { PersistedState } from 'redux-persist';

/** Before version 1 the auth state was a flag, an email and a plan; sign-in and sign-up now also keep their times. */
export const addTimestamps = (stored: PersistedState): PersistedState =>
  stored && Object.assign({ loginAt: null, registered: false, registration: null }, stored);
