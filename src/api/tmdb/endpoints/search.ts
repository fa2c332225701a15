import { severalAnswers } from '../../product/askProduct';
import { filterOwnLists, WHOLE_LISTS } from '../../product/wholeLists';
import { loadSamples } from '../../samples/loadSamples';
import { matchesQuery } from '../../samples/search';
import { servicesOf } from '../../services';
import type { TitleList } from '../../titleList';
import { isStandIn, isTitleList, toTitleList } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

/** A product API that searches is asked; the lists of one that is plain files are searched here. */
const searchProduct = (query: string) =>
  severalAnswers((access) =>
    access.config.productApiSearches
      ? access.get(`search?query=${encodeURIComponent(query)}`)
      : filterOwnLists(access, (title) => matchesQuery(title, query)),
  );

const searchApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Movies for a query that is not empty. */
    search: build.query<TitleList, string>({
      query: (query) => ({
        name: 'search',
        product: searchProduct(query),
        tmdb: { path: 'search/movie', params: { query, include_adult: 'false', page: 1 } },
        sample: async () => (await loadSamples()).search(query),
      }),
      transformResponse: (answer, meta) => toTitleList(meta?.source === 'tmdb' ? 'movie' : undefined)(answer, meta),
      extraOptions: { isUsable: isTitleList },
      forceRefetch: isStandIn,
    }),
    /** Has at hand what a search in the browser reads first, before anybody searches; a failure is the search's to tell. */
    prepareSearch: build.query<null, void>({
      queryFn: async (_, api) => {
        const samples = loadSamples().catch(() => undefined);
        const config = await servicesOf(api).config;
        if (config.sources.includes('product') && !config.productApiSearches)
          await severalAnswers(({ getPage }) => Promise.all(Object.values(WHOLE_LISTS).map(getPage)))(config, api);
        await samples;
        return { data: null, meta: { source: 'sample' } };
      },
    }),
    /** Titles of the sample catalogue that start with what is typed; no server is asked while somebody types. */
    suggestions: build.query<string[], string>({
      queryFn: async (query) => ({ data: (await loadSamples()).suggestions(query), meta: { source: 'sample' } }),
    }),
  }),
});

export const { useSearchQuery, useSuggestionsQuery } = searchApi;
export const searchEndpoints = searchApi.endpoints;
