import type { PersistedState } from 'redux-persist';
import { isRecord } from '@/lib/json';

/** Before version 1 the auth state was a flag, an email and a plan. Version 1 adds the times of sign-in and sign-up. */
export const addTimestamps = (stored: PersistedState): PersistedState =>
  isRecord(stored) ? Object.assign({ loginAt: null, registered: false, registration: null }, stored) : stored;
