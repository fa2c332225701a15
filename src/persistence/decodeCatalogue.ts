import { SOURCES } from '@/domain/record/source';
import { isTitle } from '@/domain/title/isTitle';
import { isRecord } from '@/lib/json';
import { isFresh } from '@/lib/time';

/** The persisted part of the api slice. */
export interface CatalogueState {
  queries: Record<string, unknown>;
}

const isNamed = (value: unknown) => isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string';

/** The field of each endpoint's data that holds its list. */
const LISTS = new Map([
  ...['popular', 'trending', 'topRated', 'genre'].map((name) => [name, 'titles'] as const),
  ['genres', 'genres'],
  ['allGenres', 'rows'],
]);

/**
 * Reads a stored cache. Leaves out stale entries and those of endpoints that are not stored.
 * @returns null if the cache is foreign or damaged, so that all of it is dropped
 */
export function decodeCatalogue(stored: unknown, version: number): CatalogueState | null {
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.entries)) return null;
  const now = Date.now();
  const queries: CatalogueState['queries'] = {};
  for (const [key, entry] of Object.entries(stored.entries)) {
    if (!isRecord(entry)) return null;
    const { endpointName, originalArgs, fulfilledTimeStamp, data } = entry;
    if (typeof endpointName !== 'string' || typeof fulfilledTimeStamp !== 'number' || !isRecord(data)) return null;
    const name = LISTS.get(endpointName);
    const list = name !== undefined && data[name];
    const isWhole = Array.isArray(list) && list.every(name === 'titles' ? isTitle : isNamed);
    if (!isWhole || !SOURCES.some((source) => source === data.source)) return null;
    if (!isFresh(fulfilledTimeStamp, now)) continue;
    queries[key] = {
      ...{ endpointName, originalArgs, fulfilledTimeStamp, data },
      ...{ status: 'fulfilled', requestId: '', startedTimeStamp: fulfilledTimeStamp },
    };
  }
  return { queries };
}
