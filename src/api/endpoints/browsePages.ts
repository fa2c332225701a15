import type { TitleEntry } from '@/domain/title/titleEntry';
import { noFilter } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import type { TitleListKey } from '@/domain/lists/titleLists';
import { readTitle } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import { browseOwnTitles } from './browseOwnTitles';
import type { ProductClient } from '../client/productClient';
import { isListUnavailable } from '../client/productClient';
import { readWholeList } from '../product/wholeLists';
import { loadSamples } from '../samples/loadSamples';
import type { SampleCatalogue } from '../samples/sampleCatalogue';

/** A genre chip uses the query of the filter panel, so both show the same titles in the same order. */
const queryOf = (genreId: number) => ({ list: null, filter: { ...noFilter('movie'), genres: [genreId] } });

/** Returns a page of one genre of the deployer's own movies, or undefined if the movies are the samples. */
export const ownGenrePage = (access: ProductClient, genreId: number, page: number) =>
  ownPage(access, queryOf(genreId), page);

/** Returns a page of one genre of the samples. */
export const sampleGenrePage = (genreId: number, page: number) => samplePage(queryOf(genreId), page);

/**
 * The page size of a catalogue that is filtered in the browser. It is a multiple of all numbers of columns except
 * seven.
 */
const PAGE_SIZE = 60;

/** Returns a page of a filtered list in the format of TMDB. */
function pageOf(found: readonly TitleEntry[], page: number) {
  return {
    page,
    total_pages: Math.ceil(found.length / PAGE_SIZE),
    total_results: found.length,
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ record }) => record),
  };
}

/**
 * The lists of a catalogue of plain files that have a path of their own. Their titles stay in the order of the file.
 */
const OWN_LISTS: Partial<Record<TitleListKey, string>> = {
  trending: 'movies/trending',
  'top-rated': 'movies/top-rated',
};

async function ownList(access: ProductClient, { list, filter: { kind } }: TitleQuery) {
  const path = kind === 'movie' && list !== null ? OWN_LISTS[list] : undefined;
  if (path === undefined) return undefined;
  const named = await readWholeList(access, kind, path).catch((error: unknown) => {
    if (!isListUnavailable(error)) throw error;
  });
  return named && !named.sample && named.entries.length > 0 ? named.entries : undefined;
}

/**
 * Returns a page of the deployer's own titles, or undefined if the titles are the samples. `samplePage` filters those.
 */
export async function ownPage(access: ProductClient, query: TitleQuery, page: number) {
  const named = await ownList(access, query);
  if (named) return pageOf(named, page);
  const { sample, entries } = await readWholeList(access, query.filter.kind);
  return sample ? undefined : pageOf(browseOwnTitles(entries, query, Date.now()), page);
}

/** Returns a page of the samples. */
export async function samplePage(query: TitleQuery, page: number) {
  return pageOf(browseOwnTitles(sampleTitles(await loadSamples(), query), query, Date.now()), page);
}

/** Returns the samples of a kind, or the samples of a list. */
export function sampleTitles(catalogue: SampleCatalogue, { list, filter: { kind } }: TitleQuery): TitleEntry[] {
  if (kind === 'tv') return toEntries(catalogue.series(), kind);
  return toEntries(list === 'trending' ? catalogue.trending() : catalogue.movies(), kind);
}

const toEntries = (records: readonly unknown[], kind: TitleKind): TitleEntry[] =>
  records.filter(isRecord).flatMap((record) => {
    const title = readTitle(record, kind, 'sample');
    return title ? { record, title } : [];
  });
