import { signedOut, storageCleared } from '@/events';
import { selectAuthStep, sessionChangedElsewhere } from '@/features/auth/authSlice';
import { AUTH_STORAGE_KEY } from '@/persistence/storedKeys';
import { readSessionChange } from '@/persistence/sessionElsewhere';
import type { SharedFields } from '@/persistence/sharedFields';
import type { AppStore } from './store';

interface SharedState {
  sharedSession: SharedFields;
}

/** Applies a change of the session by another tab. */
export function applySessionChange(event: StorageEvent, store: AppStore, { sharedSession }: SharedState): void {
  const session = readSessionChange(event);
  if (session === null) return;
  if (session === 'unreadable') {
    console.warn(`The stored value of ${AUTH_STORAGE_KEY} cannot be read`);
    sharedSession.restoreAfterCorruption(event.newValue);
    return;
  }
  sharedSession.setBaseline(session === 'cleared' ? {} : session);
  if (session === 'cleared') store.dispatch(storageCleared());
  else if (selectAuthStep(store.getState()) === 'signedIn' && !session.authenticated) store.dispatch(signedOut());
  else store.dispatch(sessionChangedElsewhere(session));
}
