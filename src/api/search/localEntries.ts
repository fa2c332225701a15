import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { within } from '@/lib/time';
import { betterAnswerArrived } from '../baseQuery/betterAnswer';
import { hasOwnCatalogue } from '../product/ownSite';
import type { ApiState } from '../cacheEntries';
import { knownTitles } from '../knownTitles';
import { severalAnswers } from '../product/askProduct';
import { WHOLE_LISTS } from '../product/wholeListPaths';
import { servicesOf } from '../services';
import { foldedEntries } from './foldedEntries';
import { foldedSamples } from './foldedSamples';
import type { SearchEntry } from './searchEntry';

/** Whoever types does not wait for a list that is still on its way. */
const PATIENCE_MS = 200;

/**
 * What is here to be searched while somebody types, no server is asked: the deployer's own titles where a search finds
 * those, as far as they are here, or the samples. When the lists come later, the question is put once more.
 */
export async function localEntries(api: BaseQueryApi): Promise<readonly SearchEntry[]> {
  const { config, productPages } = servicesOf(api);
  const settings = await config;
  const isOwn = settings.sources.includes('product');
  if (isOwn && settings.productApiSearches) return seenEntries(api);
  const isRead = Object.values(WHOLE_LISTS).some((path) => productPages.has(path));
  if (isOwn && isRead) {
    const lists = severalAnswers(foldedEntries)(settings, api);
    const own = await within(PATIENCE_MS, lists);
    if (!own) {
      void lists.then(() =>
        api.dispatch(betterAnswerArrived({ source: 'product', queryCacheKey: api.queryCacheKey ?? '' })),
      );
      return seenEntries(api);
    }
    // What `foldedEntries` gave.
    if (own.data !== undefined) return own.data as readonly SearchEntry[];
  }
  return (await hasOwnCatalogue(api)) ? seenEntries(api) : foldedSamples();
}

/** What has been shown of the deployer's own. */
const seenEntries = ({ getState }: BaseQueryApi): SearchEntry[] =>
  // The store is made with the apis' slices.
  knownTitles(getState() as ApiState)
    .filter(({ source }) => source === 'product')
    .map((title) => ({ record: {}, title }));
