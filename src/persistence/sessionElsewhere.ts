import type { AuthState } from '@/domain/account/auth';
import { SIGNED_OUT } from '@/domain/account/auth';
import { parseRecord } from '@/lib/json';
import { authCodec } from './authPersistence';
import { AUTH_STORAGE_KEY } from './storedKeys';

/** What a storage event says of the session: another tab's state of it, that it was cleared or made unreadable; else null. */
export function readSessionChange({ key, newValue }: StorageEvent): AuthState | 'cleared' | 'unreadable' | null {
  if (key !== null && key !== AUTH_STORAGE_KEY) return null;
  if (newValue === null) return 'cleared';
  const stored = parseRecord(newValue);
  // What is no session is no sign-out.
  return typeof stored?.authenticated === 'boolean' ? { ...SIGNED_OUT, ...authCodec.decode(stored) } : 'unreadable';
}
