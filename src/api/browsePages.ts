import type { TitleEntry } from '@/domain/filter/filterTitles';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import type { TitleListKey } from '@/domain/lists/titleLists';
import { readTitle } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import { browseOwnTitles } from './browseOwnTitles';
import type { ProductAccess } from './product/askProduct';
import { isNoList } from './product/askProduct';
import { readWholeList } from './product/wholeLists';
import { loadSamples } from './samples/loadSamples';
import type { SampleCatalogue } from './samples/sampleCatalogue';

/** So many of a catalogue that is filtered in the browser make a page; a multiple of all numbers of columns but seven. */
const PAGE_SIZE = 60;

/** A page of a list that was filtered here, as TMDB would write it. */
function pageOf(found: readonly TitleEntry[], page: number) {
  return {
    page,
    total_pages: Math.ceil(found.length / PAGE_SIZE),
    total_results: found.length,
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ record }) => record),
  };
}

/** Lists that a catalogue of plain files has under a name of their own, in the order in which they are written. */
const OWN_LISTS: Partial<Record<TitleListKey, string>> = {
  trending: 'movies/trending',
  'top-rated': 'movies/top-rated',
};

async function ownList(access: ProductAccess, { list, filter: { kind } }: TitleQuery) {
  const path = kind === 'movie' && list !== null ? OWN_LISTS[list] : undefined;
  if (path === undefined) return undefined;
  const named = await readWholeList(access, kind, path).catch((error: unknown) => {
    if (!isNoList(error)) throw error;
  });
  return named && !named.sample && named.entries.length > 0 ? named.entries : undefined;
}

/** A page of a deployer's own titles; nothing where they are the samples, which are filtered as such. */
export async function ownPage(access: ProductAccess, query: TitleQuery, page: number) {
  const named = await ownList(access, query);
  if (named) return pageOf(named, page);
  const { sample, entries } = await readWholeList(access, query.filter.kind);
  return sample ? undefined : pageOf(browseOwnTitles(entries, query, Date.now()), page);
}

/** A page of the samples. */
export async function samplePage(query: TitleQuery, page: number) {
  return pageOf(browseOwnTitles(sampleTitles(await loadSamples(), query), query, Date.now()), page);
}

/** The samples of a kind, or those that one of the lists is of. */
export function sampleTitles(catalogue: SampleCatalogue, { list, filter: { kind } }: TitleQuery): TitleEntry[] {
  if (kind === 'tv') return toEntries(catalogue.series(), kind);
  return toEntries(list === 'trending' ? catalogue.trending() : catalogue.movies(), kind);
}

const toEntries = (records: readonly unknown[], kind: TitleKind): TitleEntry[] =>
  records.filter(isRecord).flatMap((record) => {
    const title = readTitle(record, kind, 'sample');
    return title ? { record, title } : [];
  });
