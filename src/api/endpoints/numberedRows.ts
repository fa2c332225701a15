import type { NumberedRowId } from '@/domain/lists/numberedRow';
import { PRELOADED_ROWS } from '@/domain/lists/numberedRow';
import type { Source } from '@/domain/record/source';
import { SOURCES } from '@/domain/record/source';
import { UNUSABLE_ANSWER } from '../client/apiError';
import type { CatalogueRequest, ProductRequestFn, TmdbRequest } from '../client/catalogueRequest';
import type { TitleList } from '../client/titleList';
import { HOME_LIST_LENGTH, isFallbackStale, isTitleList, toTitleList } from '../client/titleList';
import { servicesOf } from '../client/services';
import type { DerivedRowId } from '../product/derivedRow';
import { storedApi } from '../client/storedApi';

/** The result of the preload, row by row. */
interface NumberedRowIndex {
  rows: { id: NumberedRowId; name: string; total: number }[];
  source: Source;
}

const discover = (genres: string): TmdbRequest => ({
  path: 'discover/movie',
  params: { with_genres: genres, sort_by: 'popularity.desc', page: 1 },
});

/** A bar between genres means "or". */
const TMDB_ROWS: Record<NumberedRowId, TmdbRequest> = {
  1: { path: 'movie/now_playing', params: { page: 1 } },
  2: { path: 'movie/popular', params: { page: 1 } },
  3: discover('28'),
  4: discover('80|9648'),
  5: discover('878|14'),
  6: discover('27'),
  7: { path: 'tv/popular', params: { page: 1 } },
};

async function sampleRecords(id: NumberedRowId): Promise<readonly unknown[]> {
  const { sampleRow } = await import(/* webpackChunkName: "sample-extras" */ '../samples/sampleRows');
  const answer = await sampleRow(id);
  if (!answer.success) throw new Error(answer.error);
  return answer.data.movies;
}

/** The product API has a list for each of the first five rows. The other two are taken from its whole lists. */
const requestDerivedRow =
  (id: DerivedRowId): ProductRequestFn =>
  async (config, api) => {
    try {
      const row = await import(/* webpackChunkName: "site-extras" */ '../product/derivedRow');
      return await row.askDerivedRow(id, sampleRecords)(config, api);
    } catch {
      // If the chunk does not load, the next source is queried.
      return { error: UNUSABLE_ANSWER };
    }
  };

function rowRequest(id: NumberedRowId): CatalogueRequest {
  return {
    name: `genre_${id}`,
    product: id === 6 || id === 7 ? requestDerivedRow(id) : `movies/genre/${id}`,
    tmdb: TMDB_ROWS[id],
    sample: () => sampleRecords(id),
  };
}

const rowsApi = storedApi.injectEndpoints({
  endpoints: (build) => ({
    /** A numbered row of Home: a genre, a list or series. The stored cache contains the name of this endpoint. */
    genre: build.query<TitleList, NumberedRowId>({
      query: rowRequest,
      serializeQueryArgs: ({ queryArgs }) => `genre_${queryArgs}`,
      transformResponse: toTitleList(undefined, HOME_LIST_LENGTH),
      extraOptions: { isUsable: isTitleList },
      forceRefetch: isFallbackStale,
    }),
  }),
});

const preloadApi = rowsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The initial load of the home page: its first five genre rows at once. A row that fails shows its own error. The
     * stored cache contains the name of this endpoint.
     */
    allGenres: build.query<NumberedRowIndex, void>({
      serializeQueryArgs: () => 'all_genres',
      queryFn: async (_arg, { dispatch, extra }) => {
        const { homeRows } = (await servicesOf({ extra }).config).site;
        const shown = PRELOADED_ROWS.filter(({ slug }) => homeRows.some((name) => name === slug));
        const loaded = await Promise.all(
          shown.map(({ id }) => dispatch(rowsApi.endpoints.genre.initiate(id, { subscribe: false }))),
        );
        const answered = loaded.map(({ data }) => data?.source ?? 'sample');
        // The rows may have different sources. The result names the one that is the last in `SOURCES`. If that is
        // `sample`, the servers are queried again.
        const source = SOURCES.findLast((candidate) => answered.includes(candidate)) ?? 'sample';
        return {
          meta: { source },
          data: {
            rows: shown.map(({ id, name }, index) => ({
              id,
              name,
              total: loaded[index]?.data?.titles.length ?? 0,
            })),
            source,
          },
        };
      },
      forceRefetch: isFallbackStale,
    }),
  }),
});

export const { useGenreQuery: useNumberedRowQuery, useAllGenresQuery: useFirstNumberedRowsQuery } = preloadApi;
export const numberedRowEndpoints = preloadApi.endpoints;
