import type { AuthState } from '@/domain/account/auth';
import { SIGNED_OUT } from '@/domain/account/auth';
import { isRecord, parseJson } from '@/lib/json';
import { AUTH_STORAGE_KEY, authCodec } from './authPersistence';

/** What a storage event says of the session: another tab's state of it, that it was cleared or made unreadable; else null. */
export function readSessionChange({ key, newValue }: StorageEvent): AuthState | 'cleared' | 'unreadable' | null {
  if (key !== null && key !== AUTH_STORAGE_KEY) return null;
  if (newValue === null) return 'cleared';
  const stored = parseJson(newValue);
  // What is no session is no sign-out.
  return isRecord(stored) && typeof stored.authenticated === 'boolean'
    ? { ...SIGNED_OUT, ...authCodec.decode(stored) }
    : 'unreadable';
}
