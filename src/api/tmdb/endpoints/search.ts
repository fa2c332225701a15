import { loadSamples } from '../../samples/loadSamples';
import type { TitleList } from '../../titleList';
import { isStandIn, isTitleList, toTitleList } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

const searchApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Movies for a query that is not empty. */
    search: build.query<TitleList, string>({
      query: (query) => ({
        name: 'search',
        tmdb: { path: 'search/movie', params: { query, include_adult: 'false', page: 1 } },
        sample: async () => (await loadSamples()).search(query),
      }),
      transformResponse: (answer, meta) => toTitleList(meta?.source === 'tmdb' ? 'movie' : undefined)(answer, meta),
      extraOptions: { isUsable: isTitleList },
      forceRefetch: isStandIn,
    }),
    /** Titles of the sample catalogue that start with what is typed; no server is asked while somebody types. */
    suggestions: build.query<string[], string>({
      queryFn: async (query) => ({ data: (await loadSamples()).suggestions(query) }),
    }),
  }),
});

export const { useSearchQuery, useSuggestionsQuery } = searchApi;
