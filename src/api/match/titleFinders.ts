import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { readTitles } from '@/domain/title/readTitle';
import type { Title, WantedTitle } from '@/domain/title/title';
import { articleFirst } from '@/lib/articleFirst';
import type { ProductClient } from '../product/productClient';
import { composeProductRequest } from '../product/productClient';
import { loadSamples } from '../samples/loadSamples';
import { loadOwnEntries } from '../search/loadOwnEntries';
import type { SearchEntry } from '../search/searchEntry';
import type { Services } from '../services';
import { askTmdbForTitle } from './askTmdbForTitle';
import { bestOf, isNamed, nameOf } from './bestOf';
import { titleIndex } from './titleIndex';

/**
 * Finds a title in one source.
 * @returns null if the source does not have it; rejects if the source cannot be queried
 */
export type FindTitle = (wanted: WantedTitle) => Promise<Title | null>;

/**
 * Returns the finders of all sources in the configured order. The samples are used only if there is no other source.
 */
export async function titleFinders(services: Services, signal: AbortSignal): Promise<FindTitle[]> {
  const config = await services.config;
  const finders: FindTitle[] = [];
  for (const source of config.sources) {
    if (source === 'tmdb' && isTmdbConfigured(config))
      finders.push((wanted) => askTmdbForTitle(wanted, { config, signal, services }));
    const own = source === 'product' && (await ownFinder(config, services, signal));
    if (own) finders.push(own);
  }
  if (finders.length > 0 || !config.site.samples) return finders;
  const find = await titleIndex((await loadSamples()).entries());
  return [(wanted) => Promise.resolve(find(wanted))];
}

/** Returns the finder of the own catalogue, or null if the deployer has none. */
async function ownFinder(config: RuntimeConfig, services: Services, signal: AbortSignal): Promise<FindTitle | null> {
  const ask = async (question: (access: ProductClient) => Promise<unknown>) => {
    const { data, error } = await composeProductRequest(question)(config, { signal, extra: services });
    if (error) throw new Error('The catalogue could not be reached');
    return data;
  };
  if (config.productApiSearches)
    return async (wanted) => {
      const title = articleFirst(wanted.title);
      const answer = await ask(({ get }) => get(`search?query=${encodeURIComponent(title || (wanted.imdb ?? ''))}`));
      const found = readTitles(answer, undefined, 'product') ?? [];
      return bestOf(
        found.filter((one) => (title === '' ? one.id === wanted.imdb : isNamed(one, nameOf(title)))),
        wanted,
      );
    };
  // The data is the result of `loadOwnEntries`. If the site has no whole lists, the request fails or has no data.
  const entries = (await ask(loadOwnEntries).catch(() => undefined)) as SearchEntry[] | undefined;
  if (!entries) return null;
  const find = await titleIndex(entries);
  return (wanted) => Promise.resolve(find(wanted));
}
