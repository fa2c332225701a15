import { skipToken } from '@reduxjs/toolkit/query';
import type { TitleKind } from '@/domain/title/title';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import { ownPage, samplePage } from '../../browsePages';
import type { CatalogueRequest } from '../../catalogueRequest';
import { composeProductRequest } from '../../product/productClient';
import { isTitleList } from '../../titleList';
import { discoverCall } from '../discoverCall';
import type { PageParam, TitlePage } from '../pages';
import { FIRST_PAGE, nextPage, toTitlePage } from '../pages';
import { tmdbApi } from '../tmdbApi';
import { useFreshPages } from '../useFreshPages';

/** A query as the normalized search string of the URL, so that equal queries share one cache entry. */
interface Asked {
  kind: TitleKind;
  address: string;
}

/** Each source has its own pages, so later pages come only from the source of the first page. */
function pageRequest({ kind, address }: Asked, { page, source }: PageParam): CatalogueRequest {
  const query = readTitleQuery(new URLSearchParams(address), kind);
  return {
    name: `${kind === 'tv' ? 'series' : 'movies'} of ${address} page ${page}`,
    ...((source === undefined || source === 'product') && {
      product: composeProductRequest((access) => ownPage(access, query, page)),
    }),
    ...((source === undefined || source === 'tmdb') && { tmdb: discoverCall(query, page) }),
    sample: () => {
      if (source !== undefined && source !== 'sample') throw new Error('There are no more titles right now');
      return samplePage(query, page);
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
export const discoverEndpoints = discoverApi.endpoints;

/** Returns the pages of a query. Sends no request if the query is null. */
export function useDiscover(query: TitleQuery | null) {
  const address = query && writeTitleQuery(query);
  const asked = useDiscoverInfiniteQuery(query && address !== null ? { kind: query.filter.kind, address } : skipToken);
  return useFreshPages(asked, address);
}
