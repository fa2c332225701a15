import type { CatalogueRequest } from '../client/catalogueRequest';
import { composeProductRequest } from '../client/productClient';
import { readPages } from '../product/pages';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { loadSamples } from '../samples/loadSamples';
import { isTitleList } from '../client/titleList';
import type { PageParam, TitlePage } from '../client/titlePages';
import { FIRST_PAGE, nextPage, toTitlePage } from '../client/titlePages';
import { visitApi } from '../client/visitApi';
import { useFreshPages } from './useFreshPages';

/** The TMDB id of a genre, or null for all movies. */
type GenreFilter = number | null;

/** Filters in the browser are in the chunk of the filters. */
const loadGenrePages = () => import(/* webpackChunkName: "filters" */ './browsePages');

/**
 * Returns the request for a page of the movies, or of a genre. The samples of all movies are a single page, because
 * they do not continue the list of another source.
 */
const pageRequest = (
  genreId: GenreFilter,
  { page, source, path = WHOLE_LISTS.movie }: PageParam,
): CatalogueRequest => ({
  name: genreId === null ? `movies page ${page}` : `movies of genre ${genreId} page ${page}`,
  ...(source !== 'tmdb' && {
    product: composeProductRequest(async (access) =>
      genreId === null
        ? readPages(access.getPage, { path, enough: 1 })
        : (await loadGenrePages()).ownGenrePage(access, genreId, page),
    ),
  }),
  ...((source === undefined || source === 'tmdb') && {
    tmdb:
      genreId === null
        ? { path: 'movie/popular', params: { page } }
        : { path: 'discover/movie', params: { with_genres: genreId, page, sort_by: 'popularity.desc' } },
  }),
  sample: async () => {
    if (genreId !== null) return (await loadGenrePages()).sampleGenrePage(genreId, page);
    if (page > 1) throw new Error('There are no more movies right now');
    return (await loadSamples()).movies();
  },
});

const moviesApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    movies: build.infiniteQuery<TitlePage, GenreFilter, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: FIRST_PAGE,
        getNextPageParam: (last, pages, asked) => nextPage(last, pages, asked),
      },
      query: ({ queryArg, pageParam }) => pageRequest(queryArg, pageParam),
      transformResponse: toTitlePage('movie'),
      extraOptions: { isUsable: isTitleList, needsTmdb: true },
    }),
  }),
});

const { useMoviesInfiniteQuery } = moviesApi;
export const moviesEndpoints = moviesApi.endpoints;

/** Returns the movies, page by page. */
export const useMovies = (genreId: GenreFilter) => useFreshPages(useMoviesInfiniteQuery(genreId), genreId);
