import { BASE_PATH } from '@/config/basePath';
import { siteKey } from '@/lib/siteKey';
import { ANSWERS_NAME, AUTH_NAME, CATALOGUE_NAME, FACE_NAME, PROGRESS_NAME } from './storedNames';

/** The key under which this site stores something. */
export const ownKey = (name: string): string => siteKey(name, BASE_PATH);

export const AUTH_STORAGE_KEY = ownKey(AUTH_NAME);
export const CATALOGUE_STORAGE_KEY = ownKey(CATALOGUE_NAME);
export const PROGRESS_STORAGE_KEY = ownKey(PROGRESS_NAME);
export const FACE_FLAG = ownKey(FACE_NAME);
export const ANSWERS_FLAG = ownKey(ANSWERS_NAME);
