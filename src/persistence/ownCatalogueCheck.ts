import { isRecord } from '@/lib/json';
import { isFresh } from '@/lib/time';
import { siteStorageKey } from './storedKeys';
import { NAME_PREFIX } from './storedNames';

const KEY = siteStorageKey(`${NAME_PREFIX}own`);

/**
 * Returns the stored result of the check whether a product API has an own catalogue. Undefined if it is older than 24
 * hours, is about another API or cannot be read.
 */
export function storedOwnCatalogueCheck(productApiUrl: string): boolean | undefined {
  try {
    const check: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(check) || check.api !== productApiUrl || typeof check.checkedAt !== 'number') return undefined;
    return typeof check.isOwn === 'boolean' && isFresh(check.checkedAt, Date.now()) ? check.isOwn : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the result, so that the next visits within 24 hours do not request the lists again. */
export function storeOwnCatalogueCheck(productApiUrl: string, isOwn: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ api: productApiUrl, isOwn, checkedAt: Date.now() }));
  } catch {
    // The next visit then checks again.
  }
}

export function clearOwnCatalogueCheck(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If the storage is blocked, there is no result.
  }
}
