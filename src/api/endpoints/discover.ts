import { skipToken } from '@reduxjs/toolkit/query';
import type { Range, SortKey } from '@/domain/filter/titleFilter';
import type { TitleQuery } from '@/domain/filter/titleQuery';
import { readTitleQuery, writeTitleQuery } from '@/domain/filter/titleQuery';
import { voteFloor } from '@/domain/filter/voteFloor';
import type { TitleListKey } from '@/domain/lists/titleLists';
import type { TitleKind } from '@/domain/title/title';
import { ownPage, samplePage } from './browsePages';
import type { TmdbRequest, CatalogueRequest } from '../client/catalogueRequest';
import { composeProductRequest } from '../client/productClient';
import { isTitleList } from '../client/titleList';
import type { PageParam, TitlePage } from '../client/titlePages';
import { FIRST_PAGE, nextPage, toTitlePage } from '../client/titlePages';
import { visitApi } from '../client/visitApi';
import { useFreshPages } from './useFreshPages';

/** The lists that TMDB offers. */
const LIST_PATHS: Record<TitleKind, Partial<Record<TitleListKey, string>>> = {
  movie: {
    trending: 'trending/movie/week',
    'top-rated': 'movie/top_rated',
    'in-cinemas': 'movie/now_playing',
    upcoming: 'movie/upcoming',
  },
  tv: {
    trending: 'trending/tv/week',
    'top-rated': 'tv/top_rated',
    'on-the-air': 'tv/on_the_air',
    'airing-today': 'tv/airing_today',
  },
};

const DATE: Record<TitleKind, string> = { movie: 'primary_release_date', tv: 'first_air_date' };

const SORT: Record<SortKey, Record<TitleKind, string>> = {
  popularity: { movie: 'popularity', tv: 'popularity' },
  rating: { movie: 'vote_average', tv: 'vote_average' },
  date: DATE,
  title: { movie: 'title', tv: 'name' },
};

/** Returns the TMDB request for a page of a list or of filtered titles. */
export function discoverCall({ list, filter }: TitleQuery, page: number): TmdbRequest {
  const { kind, genres, genreMatch, withoutGenres, years, rating, runtime, language, keywords, sort } = filter;
  if (list !== null) return { path: LIST_PATHS[kind][list] ?? `${kind}/popular`, params: { page } };
  const params: Record<string, string | number | null> = {
    with_genres: genres.join(genreMatch === 'all' ? ',' : '|'),
    without_genres: withoutGenres.join(','),
    [`${DATE[kind]}.gte`]: years.from && `${years.from}-01-01`,
    [`${DATE[kind]}.lte`]: years.to && `${years.to}-12-31`,
    'vote_average.gte': rating,
    'vote_count.gte': voteFloor(filter),
    ...runtimeParams(runtime),
    with_original_language: language,
    with_keywords: keywords.join(','),
    sort_by: `${SORT[sort.by][kind]}.${sort.descending ? 'desc' : 'asc'}`,
    include_adult: 'false',
    page,
  };
  return { path: `discover/${kind}`, params: withoutEmpty(params) };
}

/** TMDB uses 0 for an unknown runtime. Without a lower limit, such titles would count as short. */
const runtimeParams = ({ from, to }: Range) => ({
  'with_runtime.gte': from ?? (to === null ? null : 1),
  'with_runtime.lte': to,
});

function withoutEmpty(params: Record<string, string | number | null>): Record<string, string | number> {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** A query as the normalized search string of the URL, so that equal queries share one cache entry. */
interface DiscoverQuery {
  kind: TitleKind;
  address: string;
}

/** Each source has its own pages, so later pages come only from the source of the first page. */
function pageRequest({ kind, address }: DiscoverQuery, { page, source }: PageParam): CatalogueRequest {
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

const discoverApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    discover: build.infiniteQuery<TitlePage, DiscoverQuery, PageParam>({
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
