import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSampleResponse } from '@/api/client/isSampleResponse';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { MissingKind } from '@/config/site';
import { lacksOfTitles } from '@/domain/lists/lacks';
import { readTitles } from '@/domain/title/readTitle';
import { isRecord, parseJson } from '@/lib/json';

/** A placeholder for the address of the bundle, for commands that read config.json. */
export const UNKNOWN_ADDRESS = 'https://bundle.invalid/~/';

/**
 * Returns what the site's own catalogue lacks, read from the files in the bundle. The app detects more at run time.
 * @param config the settings, read with `UNKNOWN_ADDRESS`
 */
export function ownLacks(bundle: string, config: RuntimeConfig): MissingKind[] {
  const { site, sources, productApiUrl } = config;
  const isAnswered = sources.includes('tmdb') && isTmdbConfigured(config);
  if (site.samples || isAnswered || !productApiUrl.startsWith(UNKNOWN_ADDRESS)) return [];
  const api = path.join(bundle, decodeURIComponent(productApiUrl.slice(UNKNOWN_ADDRESS.length)));
  const lists = ['movies/popular', 'movies/all', 'series/all'].map((list) => {
    const file = path.join(api, list);
    return existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : null;
  });
  const [popular = [], movies = [], series = []] = lists.map((list) =>
    isSampleResponse(list) ? [] : (readTitles(list) ?? []),
  );
  // An empty site lacks nothing, because its future titles are unknown.
  if (popular.length + movies.length + series.length === 0) return [];
  // Only the first page of a list is read here, and a later page may have ratings.
  const hasMore = lists.some((list) => isRecord(list) && typeof list.next === 'string');
  return lacksOfTitles([...popular, ...movies], series).filter((lack) => lack !== 'ratings' || !hasMore);
}
