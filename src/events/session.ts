import { createAction } from '@reduxjs/toolkit';

/** Time comes in here, so that reducers stay pure. */
const withTime = (email: string) => ({ payload: { email, at: new Date().toISOString() } });

export const signedIn = createAction('session/signedIn', withTime);
export const signedUp = createAction('session/signedUp', withTime);
export const signedOut = createAction('session/signedOut');
