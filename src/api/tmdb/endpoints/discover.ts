import { skipToken } from '@reduxjs/toolkit/query';
import type { TitleEntry } from '@/domain/filter/filterTitles';
import { readTitle } from '@/domain/title/readTitle';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import { isRecord } from '@/lib/json';
import { browseOwnTitles } from '../../browseOwnTitles';
import type { CatalogueRequest } from '../../catalogueRequest';
import type { ProductAccess } from '../../product/askProduct';
import { isNoList, severalAnswers } from '../../product/askProduct';
import { readWholeList } from '../../product/wholeLists';
import { loadSamples } from '../../samples/loadSamples';
import type { SampleCatalogue } from '../../samples/sampleCatalogue';
import { isTitleList } from '../../titleList';
import { discoverCall } from '../discoverCall';
import type { PageParam, TitlePage } from '../pages';
import { FIRST_PAGE, nextPage, toTitlePage } from '../pages';
import { tmdbApi } from '../tmdbApi';
import { useFreshPages } from '../useFreshPages';

/** A question in the form in which it stands in the address, so that one question has one entry in the cache. */
interface Asked {
  kind: TitleKind;
  address: string;
}

/** So many of a catalogue that is filtered in the browser make a page; a multiple of all numbers of columns but seven. */
const PAGE_SIZE = 60;

/** A page of a list that was filtered here, as TMDB would write it. */
function pageOf(entries: readonly TitleEntry[], query: TitleQuery, page: number) {
  const found = browseOwnTitles(entries, query, Date.now());
  return {
    page,
    total_pages: Math.ceil(found.length / PAGE_SIZE),
    total_results: found.length,
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ record }) => record),
  };
}

const toEntries = (records: readonly unknown[], kind: TitleKind): TitleEntry[] =>
  records.filter(isRecord).flatMap((record) => {
    const title = readTitle(record, kind, 'sample');
    return title ? { record, title } : [];
  });

/** A deployer's own titles; nothing where they are the samples, which are filtered as such. */
async function ownTitles(access: ProductAccess, { list, filter: { kind } }: TitleQuery) {
  // The one list that a catalogue of plain files has under a name of its own.
  if (list === 'trending' && kind === 'movie') {
    const trending = await readWholeList(access, kind, 'movies/trending').catch((error: unknown) => {
      if (!isNoList(error)) throw error;
    });
    if (trending && !trending.sample) return trending.entries;
  }
  const { sample, entries } = await readWholeList(access, kind);
  return sample ? undefined : entries;
}

function sampleTitles(catalogue: SampleCatalogue, { list, filter: { kind } }: TitleQuery) {
  if (kind === 'tv') return toEntries(catalogue.series(), kind);
  return toEntries(list === 'trending' ? catalogue.trending() : catalogue.moviesOfGenre(null), kind);
}

/** Every source has pages of its own: from the second on only the one is asked that gave the first. */
function pageRequest({ kind, address }: Asked, { page, source }: PageParam): CatalogueRequest {
  const query = readTitleQuery(new URLSearchParams(address), kind);
  return {
    name: `${kind === 'tv' ? 'series' : 'movies'} of ${address} page ${page}`,
    ...((source === undefined || source === 'product') && {
      product: severalAnswers(async (access) => {
        const entries = await ownTitles(access, query);
        return entries && pageOf(entries, query, page);
      }),
    }),
    ...((source === undefined || source === 'tmdb') && { tmdb: discoverCall(query, page) }),
    sample: async () => {
      if (source !== undefined && source !== 'sample') throw new Error('There are no more titles right now');
      return pageOf(sampleTitles(await loadSamples(), query), query, page);
    },
  };
}

const discoverApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    discover: build.infiniteQuery<TitlePage, Asked, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: FIRST_PAGE,
        getNextPageParam: (last, pages, asked) => nextPage(last, pages, asked),
      },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      transformResponse: (answer, meta, { queryArg }) => toTitlePage(queryArg.kind)(answer, meta),
      extraOptions: { isUsable: isTitleList },
    }),
  }),
});

const { useDiscoverInfiniteQuery } = discoverApi;

/** What an address asks for, page by page; nothing is asked for null. */
export function useDiscover(query: TitleQuery | null) {
  const address = query && writeTitleQuery(query);
  const asked = useDiscoverInfiniteQuery(query && address !== null ? { kind: query.filter.kind, address } : skipToken);
  return useFreshPages(asked, address);
}
