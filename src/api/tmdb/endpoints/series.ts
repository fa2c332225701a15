import { severalAnswers } from '../../product/askProduct';
import { readPages } from '../../product/pages';
import { WHOLE_LISTS } from '../../product/wholeLists';
import { loadSamples } from '../../samples/loadSamples';
import type { TitleList } from '../../titleList';
import { hasTitles, isStandIn, toTitleList } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

/** The page shows them all at once. */
const MAX_SERIES = 1000;

const seriesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    series: build.query<TitleList, void>({
      query: () => ({
        name: 'series',
        product: severalAnswers(({ getPage }) => readPages(getPage, { path: WHOLE_LISTS.tv, enough: MAX_SERIES })),
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
