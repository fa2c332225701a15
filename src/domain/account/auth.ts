import type { PlanId } from './planId';

/** Where a visitor stands between the landing and being signed in. */
export type AuthStep = 'email' | 'login' | 'pricing' | 'subscribe' | 'signedIn';

/** A sign-up on this device. */
export interface Registration {
  email: string;
  /** ISO timestamp. */
  at: string;
}

export interface AuthState {
  step: AuthStep;
  authenticated: boolean;
  email: string | null;
  plan: PlanId | null;
  /** ISO timestamp of the last sign-in. */
  loginAt: string | null;
  registered: boolean;
  registration: Registration | null;
}

export const SIGNED_OUT: AuthState = {
  step: 'email',
  authenticated: false,
  email: null,
  plan: null,
  loginAt: null,
  registered: false,
  registration: null,
};

/** Where a visit starts, by what an earlier one left. */
export function firstStep({ authenticated, email }: Pick<AuthState, 'authenticated' | 'email'>): AuthStep {
  if (authenticated) return 'signedIn';
  return email === null ? 'email' : 'login';
}
