import { siteStorageKey } from './storedKeys';
import { PLACE_KEY } from './storedNames';

/**
 * Copies the data that an earlier build stored for this site. That build used keys without a base path. The earlier
 * data may belong to any site of the host. It belongs to this site if `kinora:place` names this site's base path, and the
 * function must only be called then. A mark in storage records that the
 * copy is done.
 */
export function adoptEarlierData(storage: Storage, key: (name: string) => string = siteStorageKey): void {
  for (const name of Object.keys(storage))
    if (/^(kinora:|movieWatchlist)[^@]*$/.test(name) && name !== PLACE_KEY)
      storage.setItem(name.replace(/^[^.]*/, key), storage.getItem(name) ?? '');
  storage.setItem(key(PLACE_KEY), 'adopted');
}
