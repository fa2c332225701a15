import { selectAuthStep } from '@/features/auth/authSlice';
import { PLANS_STORAGE_KEY } from '@/persistence/plansPersistence';
import type { AppStore } from './store';

/** What was picked of the plans goes with who signs out. Where their slice is, it forgets by itself. */
export function forgetPlans(store: AppStore): void {
  let isSignedIn = false;
  const look = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = selectAuthStep(store.getState()) === 'signedIn';
    if (wasSignedIn && !isSignedIn && !('plans' in store.getState())) store.engine.remove(PLANS_STORAGE_KEY);
  };
  store.subscribe(look);
  look();
}
