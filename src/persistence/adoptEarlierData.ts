import { ownKey } from './storedKeys';
import { PLACE_KEY } from './storedNames';

/**
 * Takes over what an earlier build stored for this site: that build knew no keys with a base path. To be called where the
 * last place at which it was found is this site's; a mark says that it was done.
 */
export function adoptEarlierData(storage: Storage, key: (name: string) => string = ownKey): void {
  for (const name of Object.keys(storage))
    if (/^(kinora:|movieWatchlist)[^@]*$/.test(name) && name !== PLACE_KEY)
      storage.setItem(name.replace(/^[^.]*/, key), storage.getItem(name) ?? '');
  storage.setItem(key(PLACE_KEY), 'adopted');
}
