import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { within } from '@/lib/time';
import { severalAnswers } from '../product/askProduct';
import { WHOLE_LISTS } from '../product/wholeListPaths';
import { loadSamples } from '../samples/loadSamples';
import { servicesOf } from '../services';
import { loadOwnEntries } from './loadOwnEntries';
import type { SearchEntry } from './searchEntry';

/** Whoever types does not wait for a list that is still on its way. */
const PATIENCE_MS = 200;

/** What is here to be searched while somebody types: the deployer's own titles, or the samples. No server is asked. */
export async function localEntries(api: BaseQueryApi): Promise<readonly SearchEntry[]> {
  const { config, productPages } = servicesOf(api);
  const settings = await config;
  const isRead = Object.values(WHOLE_LISTS).some((path) => productPages.has(path));
  if (isRead && settings.sources.includes('product') && !settings.productApiSearches) {
    const own = await within(PATIENCE_MS, severalAnswers(loadOwnEntries)(settings, api));
    // What `loadOwnEntries` gave.
    if (own?.data !== undefined) return own.data as SearchEntry[];
  }
  return (await loadSamples()).entries();
}
