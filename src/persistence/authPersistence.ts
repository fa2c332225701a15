import type { AuthState, Registration } from '@/domain/account/auth';
import { firstStep } from '@/domain/account/auth';
import { isEmail } from '@/domain/account/email';
import { isPlanId } from '@/domain/account/planId';
import { readTimestamp } from '@/lib/date';
import { isRecord } from '@/lib/json';
import { importWithRetry } from '@/lib/importWithRetry';
import type { Codec } from './persistConfig';
import { persistConfig } from './persistConfig';
import type { SharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';

const AUTH_KEY = 'auth';

export const authCodec: Codec<AuthState> = {
  encode: (state) => state,
  decode: (stored) => {
    if (!isRecord(stored)) return null;
    const email = readEmail(stored.email);
    // A session without an account is invalid.
    const authenticated = stored.authenticated === true && email !== null;
    const registration = readRegistration(stored.registration);
    return {
      step: firstStep({ authenticated, email }),
      authenticated,
      email,
      plan: isPlanId(stored.plan) ? stored.plan : null,
      loginAt: readTimestamp(stored.loginAt),
      registered: registration !== null,
      registration,
    };
  },
};

const readEmail = (value: unknown) => (typeof value === 'string' && isEmail(value) ? value : null);

function readRegistration(value: unknown): Registration | null {
  if (!isRecord(value)) return null;
  const email = readEmail(value.email);
  const at = readTimestamp(value.at);
  return email !== null && at !== null ? { email, at } : null;
}

export const authPersistence = (engine: StorageEngine, sharedFields: SharedFields) =>
  persistConfig<AuthState>(
    {
      key: AUTH_KEY,
      version: 1,
      migrate: async (stored) => {
        const load = () => import(/* webpackChunkName: "site-extras" */ './migrations/migrateAuth');
        const { migrateAuth } = await importWithRetry(load);
        return migrateAuth(stored);
      },
      whitelist: ['authenticated', 'email', 'plan', 'loginAt', 'registered', 'registration'],
      codec: authCodec,
      whenUnreadable: { step: 'login' },
      sharedFields,
    },
    engine,
  );
