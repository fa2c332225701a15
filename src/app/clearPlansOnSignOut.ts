import { selectAuthStep } from '@/features/auth/authSlice';
import { PLANS_STORAGE_KEY } from '@/persistence/plansPersistence';
import type { AppStore } from './store';

/** Clears the stored plan selection on sign-out. If the plans slice is loaded, it does this itself. */
export function clearPlansOnSignOut(store: AppStore): void {
  let isSignedIn = false;
  const look = () => {
    const wasSignedIn = isSignedIn;
    isSignedIn = selectAuthStep(store.getState()) === 'signedIn';
    if (wasSignedIn && !isSignedIn && !('plans' in store.getState())) store.engine.remove(PLANS_STORAGE_KEY);
  };
  store.subscribe(look);
  look();
}
