import { createAction } from '@reduxjs/toolkit';
import type { PlanId } from '@/domain/account/planId';

export const planChosen = createAction<PlanId>('plan/planChosen');

/** Adds the time here, so that reducers stay pure. */
const withTime = (email: string) => ({ payload: { email, at: new Date().toISOString() } });

export const signedIn = createAction('session/signedIn', withTime);
export const signedUp = createAction('session/signedUp', withTime);
export const signedOut = createAction('session/signedOut');

/** The browser's storage was cleared. No tab may restore the data from memory. */
export const storageCleared = createAction('session/storageCleared');
