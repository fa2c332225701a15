import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import type { CatalogueRequest } from '../../catalogueRequest';
import { loadSamples } from '../../samples/loadSamples';
import { isTitleList } from '../../titleList';
import type { TitlePage } from '../pages';
import { nextPage, toTitlePage } from '../pages';
import { tmdbApi } from '../tmdbApi';

/** A genre's id at TMDB, or null for all movies. */
type GenreFilter = number | null;

const firstPage = (genreId: GenreFilter): CatalogueRequest => ({
  ...furtherPage(genreId, 1),
  ...(genreId !== null && { product: `movies/genre/${genreId}` }),
  sample: async () => (await loadSamples()).moviesOfGenre(genreId),
});

/** The samples have one page: in the middle of TMDB's list they would be strangers. */
const furtherPage = (genreId: GenreFilter, page: number): CatalogueRequest => ({
  name: genreId === null ? `movies page ${page}` : `movies of genre ${genreId} page ${page}`,
  tmdb:
    genreId === null
      ? { path: 'movie/popular', params: { page } }
      : { path: 'discover/movie', params: { with_genres: genreId, page, sort_by: 'popularity.desc' } },
  sample: () => Promise.reject(new Error('There are no more movies right now')),
});

const moviesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    movies: build.infiniteQuery<TitlePage, GenreFilter, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      query: ({ queryArg, pageParam }) => (pageParam === 1 ? firstPage(queryArg) : furtherPage(queryArg, pageParam)),
      transformResponse: toTitlePage,
      extraOptions: { isUsable: isTitleList, needsTmdb: true },
    }),
  }),
});

/** The movies of all pages, each once: a list that changes between two requests repeats some. */
export function moviesOfPages({ pages }: InfiniteData<TitlePage, number>): Title[] {
  const titles = new Map(pages.flatMap((page) => page.titles.map((title) => [titleKey(title), title] as const)));
  return [...titles.values()];
}

export const { useMoviesInfiniteQuery } = moviesApi;
