import { loadSamples } from '../../samples/loadSamples';
import type { TitleList } from '../../titleList';
import { hasTitles, isStandIn, toTitleList } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

const seriesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    series: build.query<TitleList, void>({
      query: () => ({
        name: 'series',
        tmdb: { path: 'tv/popular', params: { page: 1 } },
        sample: async () => (await loadSamples()).series(),
      }),
      transformResponse: toTitleList('tv'),
      extraOptions: { isUsable: hasTitles },
      forceRefetch: isStandIn,
    }),
  }),
});

export const { useSeriesQuery } = seriesApi;
