import { AUTH_KEY, authCodec } from './authPersistence';
import { KEY_PREFIX } from './keyPrefix';

/** Whether a storage event says that another tab has signed out, or that the storage was cleared. */
export function isSignedOutElsewhere({ key, newValue }: StorageEvent): boolean {
  if (key !== null && key !== KEY_PREFIX + AUTH_KEY) return false;
  try {
    return authCodec.decode(JSON.parse(newValue ?? 'null'))?.authenticated !== true;
  } catch {
    // Another tab wrote what cannot be read; that is no sign-out.
    return false;
  }
}
