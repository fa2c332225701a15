import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { Lack } from '@/config/site';
import { readTitles } from '@/domain/title/readTitle';
import { parseJson } from '@/lib/json';

/** Stands for the bundle's own address where a command reads config.json. */
export const UNKNOWN_ADDRESS = 'https://bundle.invalid/~/';

/**
 * What no title of a site's own catalogue has, as far as the files in the bundle tell; the app finds out the rest.
 * @param config as read for `UNKNOWN_ADDRESS`
 */
export function ownLacks(bundle: string, config: RuntimeConfig): Lack[] {
  const { site, sources, productApiUrl } = config;
  const isAnswered = sources.includes('tmdb') && isTmdbConfigured(config);
  if (site.samples || isAnswered || !productApiUrl.startsWith(UNKNOWN_ADDRESS)) return [];
  const api = path.join(bundle, decodeURIComponent(productApiUrl.slice(UNKNOWN_ADDRESS.length)));
  const titlesAt = (list: string) => {
    const file = path.join(api, list);
    return existsSync(file) ? (readTitles(parseJson(readFileSync(file, 'utf8'))) ?? []) : [];
  };
  const movies = [...titlesAt('movies/popular'), ...titlesAt('movies/all')];
  const series = titlesAt('series/all');
  const titles = [...movies, ...series];
  // A site that has no titles yet says nothing of what it will have.
  if (titles.length === 0) return [];
  const missing: Record<Lack, boolean> = {
    movies: movies.every(({ kind }) => kind === 'tv'),
    series: series.length === 0,
    ratings: titles.every(({ rating }) => rating === null),
  };
  return (Object.keys(missing) as Lack[]).filter((lack) => missing[lack]);
}
