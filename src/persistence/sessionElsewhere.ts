import type { AuthState } from '@/domain/auth';
import { SIGNED_OUT } from '@/domain/auth';
import { AUTH_STORAGE_KEY, authCodec } from './authPersistence';

/** What a storage event says of the session: another tab's state of it, or that it was cleared; else null. */
export function readSessionChange({ key, newValue }: StorageEvent): AuthState | 'cleared' | null {
  if (key !== null && key !== AUTH_STORAGE_KEY) return null;
  if (newValue === null) return 'cleared';
  try {
    const stored = authCodec.decode(JSON.parse(newValue));
    return stored && { ...SIGNED_OUT, ...stored };
  } catch {
    // Another tab wrote what cannot be read; that is no sign-out.
    return null;
  }
}
