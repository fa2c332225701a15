import { BASE_PATH } from '@/config/basePath';
import { siteKey } from '@/lib/siteKey';
import { AUTH_NAME, CATALOGUE_NAME } from './storedNames';

/** Returns the storage key of a name on this site. */
export const siteStorageKey = (name: string): string => siteKey(name, BASE_PATH);

export const AUTH_STORAGE_KEY = siteStorageKey(AUTH_NAME);
export const CATALOGUE_STORAGE_KEY = siteStorageKey(CATALOGUE_NAME);
