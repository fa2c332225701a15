import type { AuthState } from '@/domain/account/auth';
import { SIGNED_OUT } from '@/domain/account/auth';
import { isRecord } from '@/lib/json';
import { authCodec } from './authPersistence';
import { AUTH_STORAGE_KEY } from './storedKeys';

/** What a storage event says of the session: another tab's state of it, that it was cleared or made unreadable; else null. */
export function readSessionChange({ key, newValue }: StorageEvent): AuthState | 'cleared' | 'unreadable' | null {
  if (key !== null && key !== AUTH_STORAGE_KEY) return null;
  if (newValue === null) return 'cleared';
  try {
    const stored: unknown = JSON.parse(newValue);
    if (isRecord(stored) && typeof stored.authenticated === 'boolean')
      return { ...SIGNED_OUT, ...authCodec.decode(stored) };
  } catch {
    // That is no sign-out.
  }
  return 'unreadable';
}
