import type { TitleList } from '../client/titleList';
import { loadSamples } from '../samples/loadSamples';
import { storedApi } from '../client/storedApi';
import { WHOLE_LISTS } from '../client/wholeListPaths';
import { movieList } from './movieList';

/** A separate file, because the title page needs this list and none of the others. */
export const popularApi = storedApi.injectEndpoints({
  endpoints: (build) => ({
    popular: build.query<TitleList, void>(
      movieList({
        name: 'popular',
        product: 'movies/popular',
        ownFallback: WHOLE_LISTS.movie,
        tmdb: { path: 'movie/popular', params: { page: 1 } },
        sample: async () => (await loadSamples()).popular(),
      }),
    ),
  }),
});

export const { usePopularQuery } = popularApi;
