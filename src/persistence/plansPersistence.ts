import { isBilling, isPlanId } from '@/domain/account/planId';
import type { PlanChoice } from '@/domain/account/planId';
import { isRecord } from '@/lib/json';
import type { Codec } from './persistConfig';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';
import { persistConfig } from './persistConfig';
import { createSharedFields } from './sharedFields';
import type { StorageEngine } from './storageEngine';

export const PLANS_STORAGE_KEY = siteStorageKey(`${NAME_PREFIX}plans`);

const codec: Codec<PlanChoice> = {
  encode: (state) => state,
  decode: (stored) =>
    isRecord(stored)
      ? {
          ...(isPlanId(stored.selected) && { selected: stored.selected }),
          ...(isBilling(stored.billing) && { billing: stored.billing }),
        }
      : null,
};

export const plansPersistence = (engine: StorageEngine) =>
  persistConfig<PlanChoice>(
    {
      key: 'plans',
      version: 1,
      whitelist: ['selected', 'billing'],
      codec,
      sharedFields: createSharedFields(engine, PLANS_STORAGE_KEY),
    },
    engine,
  );
