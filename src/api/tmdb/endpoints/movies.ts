import type { InfiniteData } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { readTitle } from '@/domain/readTitle';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import type { CatalogueRequest } from '../../catalogueRequest';
import { severalAnswers } from '../../product/askProduct';
import { readPages } from '../../product/pages';
import { WHOLE_LISTS } from '../../product/wholeLists';
import { loadSamples } from '../../samples/loadSamples';
import { isStandInData, isTitleList } from '../../titleList';
import type { PageParam, TitlePage } from '../pages';
import { FIRST_PAGE, nextPage, toTitlePage } from '../pages';
import { tmdbApi } from '../tmdbApi';

/** A genre's id at TMDB, or null for all movies. */
type GenreFilter = number | null;

/** A page of a filtered list is read on until it has so many. */
const ENOUGH = 20;

const hasGenre = (genreId: GenreFilter) => (record: unknown) =>
  genreId === null || readTitle(record, 'movie')?.genreIds.includes(genreId) === true;

/** A page of the movies, or of a genre's; the samples have one page, in the middle of another list they are strangers. */
function pageRequest(genreId: GenreFilter, { page, source, path = WHOLE_LISTS.movie }: PageParam): CatalogueRequest {
  return {
    name: genreId === null ? `movies page ${page}` : `movies of genre ${genreId} page ${page}`,
    ...(source !== 'tmdb' && {
      product: severalAnswers(({ getPage }) =>
        readPages(getPage, { path, keep: hasGenre(genreId), enough: genreId === null ? 1 : ENOUGH }),
      ),
    }),
    ...((source === undefined || source === 'tmdb') && {
      tmdb:
        genreId === null
          ? { path: 'movie/popular', params: { page } }
          : { path: 'discover/movie', params: { with_genres: genreId, page, sort_by: 'popularity.desc' } },
    }),
    sample: async () => {
      if (page > 1) throw new Error('There are no more movies right now');
      return (await loadSamples()).moviesOfGenre(genreId);
    },
  };
}

const moviesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    movies: build.infiniteQuery<TitlePage, GenreFilter, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: FIRST_PAGE,
        getNextPageParam: (last, pages, asked) => nextPage(last, pages, asked),
      },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      transformResponse: toTitlePage,
      extraOptions: { isUsable: isTitleList, needsTmdb: true },
    }),
  }),
});

/** The movies of all pages, each once: a list that changes between two requests repeats some. */
export function moviesOfPages({ pages }: InfiniteData<TitlePage, PageParam>): Title[] {
  const titles = new Map(pages.flatMap((page) => page.titles.map((title) => [titleKey(title), title] as const)));
  return [...titles.values()];
}

export const { useMoviesInfiniteQuery } = moviesApi;
export const moviesEndpoints = moviesApi.endpoints;

/** The movies; whoever comes to a list of samples that stand in makes the servers be asked once more. */
export function useMovies(genreId: GenreFilter) {
  const query = useMoviesInfiniteQuery(genreId);
  const { currentData, fulfilledTimeStamp, refetch } = query;
  const isStandIn = isStandInData(currentData, fulfilledTimeStamp);
  // An infinite query has no `forceRefetch` of its own.
  useEffect(() => {
    if (isStandIn) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on coming to the list, not whenever a minute is over
  }, [genreId]);
  return query;
}
