import type { AuthState } from '@/domain/account/auth';
import { SIGNED_OUT } from '@/domain/account/auth';
import { parseRecord } from '@/lib/json';
import { authCodec } from './authPersistence';
import { AUTH_STORAGE_KEY } from './storedKeys';

/**
 * Returns what a storage event means for the session: the state of another tab, or that the session was cleared or is
 * unreadable. Null if the event has another key.
 */
export function readSessionChange({ key, newValue }: StorageEvent): AuthState | 'cleared' | 'unreadable' | null {
  if (key !== null && key !== AUTH_STORAGE_KEY) return null;
  if (newValue === null) return 'cleared';
  const stored = parseRecord(newValue);
  // An invalid session does not count as a sign-out.
  return typeof stored?.authenticated === 'boolean' ? { ...SIGNED_OUT, ...authCodec.decode(stored) } : 'unreadable';
}
