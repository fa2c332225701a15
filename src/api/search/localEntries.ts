import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { withTimeout } from '@/lib/time';
import { preferredResponseArrived } from '../client/preferredResponse';
import { loadOwnSite } from '../client/catalogueBaseQuery';
import type { ApiState } from '../cache/cacheEntries';
import { knownTitles } from '../cache/knownTitles';
import { composeProductRequest } from '../client/productClient';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { servicesOf } from '../client/services';
import { searchIndexEntries, samplesForSearch } from './searchIndex';
import type { Studio } from '@/domain/lists/studio';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { loadSamples } from '../samples/loadSamples';

/** The time to wait for a list that is still loading. Suggestions must not wait longer. */
const ENTRIES_TIMEOUT_MS = 200;

/**
 * Returns the titles for suggestions. They need no request to a server: the deployer's own titles as far as they are
 * loaded, or the samples. If the lists load later, the query is run again.
 */
export async function localEntries(api: BaseQueryApi): Promise<readonly TitleEntry[]> {
  const { config, productPages } = servicesOf(api);
  const settings = await config;
  const hasProductApi = settings.sources.includes('product');
  if (hasProductApi && settings.productApiSearches) return seenEntries(api);
  const isRead = Object.values(WHOLE_LISTS).some((path) => productPages.has(path));
  if (hasProductApi && isRead) {
    const lists = composeProductRequest(searchIndexEntries)(settings, api);
    const own = await withTimeout(ENTRIES_TIMEOUT_MS, lists);
    if (!own) {
      void lists.then(() =>
        api.dispatch(preferredResponseArrived({ source: 'product', queryCacheKey: api.queryCacheKey ?? '' })),
      );
      return seenEntries(api);
    }
    // The data is the result of `searchIndexEntries`.
    if (own.data !== undefined) return own.data as readonly TitleEntry[];
  }
  return (await hasSamples(api)) ? samplesForSearch() : seenEntries(api);
}

/** Returns the studios for suggestions. Only the samples have studios. */
export const localStudios = async (api: BaseQueryApi): Promise<readonly Studio[]> =>
  (await hasSamples(api)) ? (await loadSamples()).studios : [];

/** Returns whether the site shows the samples. */
const hasSamples = async (api: BaseQueryApi): Promise<boolean> => !(await (await loadOwnSite()).hasOwnCatalogue(api));

/** Returns the deployer's own titles that this visit has loaded. */
const seenEntries = ({ getState }: BaseQueryApi): TitleEntry[] =>
  // The store has the slices of both apis.
  knownTitles(getState() as ApiState)
    .filter(({ source }) => source === 'product')
    .map((title) => ({ record: {}, title }));
