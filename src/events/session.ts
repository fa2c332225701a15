import { createAction } from '@reduxjs/toolkit';

/** Time comes in here, so that reducers stay pure. */
const withTime = (email: string) => ({ payload: { email, at: new Date().toISOString() } });

export const signedIn = createAction('session/signedIn', withTime);
export const signedUp = createAction('session/signedUp', withTime);
export const signedOut = createAction('session/signedOut');

/** Somebody has cleared what the browser stores: nothing of it may come back from a tab's memory. */
export const storageCleared = createAction('session/storageCleared');
