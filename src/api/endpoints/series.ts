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

/**
 * Returns the request for a page of the series. The samples are a single page, because they do not continue the list of
 * another source.
 */
const pageRequest = ({ page, source, path = WHOLE_LISTS.tv }: PageParam): CatalogueRequest => ({
  name: `series page ${page}`,
  ...(source !== 'tmdb' && {
    product: composeProductRequest(async ({ getPage }) => ({
      ...(await readPages(getPage, { path, enough: 1 })),
      page,
    })),
  }),
  ...((source === undefined || source === 'tmdb') && { tmdb: { path: 'tv/popular', params: { page } } }),
  sample: async () => {
    if (page > 1) throw new Error('There are no more series right now');
    return (await loadSamples()).series();
  },
});

const seriesApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    series: build.infiniteQuery<TitlePage, void, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: FIRST_PAGE,
        getNextPageParam: (last, pages, asked) => nextPage(last, pages, asked),
      },
      query: ({ pageParam }) => pageRequest(pageParam),
      transformResponse: toTitlePage('tv'),
      extraOptions: { isUsable: isTitleList },
    }),
  }),
});

const { useSeriesInfiniteQuery } = seriesApi;
export const seriesEndpoints = seriesApi.endpoints;

/** Returns the series, page by page. */
export const useSeries = () => useFreshPages(useSeriesInfiniteQuery(), null);
