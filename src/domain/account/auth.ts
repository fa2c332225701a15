import type { PlanId } from './planId';

/** The steps from the landing page to a signed-in session. */
export type AuthStep = 'email' | 'login' | 'pricing' | 'subscribe' | 'signedIn';

/** A sign-up on this device. */
export interface Registration {
  email: string;
  /** An ISO timestamp. */
  at: string;
}

export interface AuthState {
  step: AuthStep;
  authenticated: boolean;
  email: string | null;
  plan: PlanId | null;
  /** The ISO timestamp of the last sign-in. */
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

/** Returns the first step of a visit, from the session of an earlier visit. */
export function firstStep({ authenticated, email }: Pick<AuthState, 'authenticated' | 'email'>): AuthStep {
  if (authenticated) return 'signedIn';
  return email === null ? 'email' : 'login';
}
