import type { Genre } from '@/domain/lists/genre';
import { readGenreList } from '@/domain/lists/readGenreList';
import type { Source } from '@/domain/record/source';
import type { CatalogueRequest } from '../client/catalogueRequest';
import { loadSamples } from '../samples/loadSamples';
import type { TitleList } from '../client/titleList';
import { isFallbackStale, sourceOf } from '../client/titleList';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { movieList } from './movieList';
import { popularApi } from './popular';

interface GenreList {
  genres: Genre[];
  source: Source;
}

const REQUESTS = {
  trending: {
    name: 'trending',
    product: 'movies/trending',
    ownFallback: WHOLE_LISTS.movie,
    tmdb: { path: 'trending/movie/week', params: { page: 1 } },
    sample: async () => (await loadSamples()).trending(),
  },
  topRated: {
    name: 'topRated',
    product: 'movies/top-rated',
    ownFallback: WHOLE_LISTS.movie,
    tmdb: { path: 'movie/top_rated', params: { page: 1 } },
    sample: async () => (await loadSamples()).topRated(),
  },
  genres: {
    name: 'genres',
    product: 'movies/genres',
    tmdb: { path: 'genre/movie/list' },
    sample: async () => (await loadSamples()).genres(),
  },
} satisfies Record<string, CatalogueRequest>;

const listsApi = popularApi.injectEndpoints({
  endpoints: (build) => ({
    trending: build.query<TitleList, void>(movieList(REQUESTS.trending)),
    topRated: build.query<TitleList, void>(movieList(REQUESTS.topRated)),
    genres: build.query<GenreList, void>({
      query: () => REQUESTS.genres,
      serializeQueryArgs: () => REQUESTS.genres.name,
      transformResponse: (answer, meta) => ({ genres: readGenreList(answer), source: sourceOf(meta) }),
      extraOptions: { isUsable: (answer) => readGenreList(answer).length > 0 },
      forceRefetch: isFallbackStale,
    }),
  }),
});

export const { useTrendingQuery } = listsApi;
export const listEndpoints = listsApi.endpoints;
