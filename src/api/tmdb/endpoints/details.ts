import type { Title } from '@/domain/title/title';
import type { TitleAddress } from '@/domain/title/titlePath';
import { loadChunk } from '@/lib/loadChunk';
import { inTime } from '@/lib/time';
import type { ApiError } from '../../baseQuery/apiError';
import { tmdbApi } from '../tmdbApi';

const DEADLINE_MS = 6000;

const NO_ANSWER: ApiError = { kind: 'timeout', message: 'Request timed out' };

/** A title's own page brings the title, and so does a card: only other addresses need a look-up. */
const loadLookUp = () => import(/* webpackChunkName: "title-lookup" */ '../findByAddress');

const detailsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** One title by its address. The error is a 404 where everybody said no, and else why somebody could not be asked. */
    title: build.query<Title, TitleAddress>({
      queryFn: async (address, api) => {
        const find = async (signal: AbortSignal) =>
          (await loadChunk(loadLookUp)).findByAddress(address, { ...api, signal });
        const result = await inTime(DEADLINE_MS, api.signal, find).catch(() => undefined);
        if (!result) return { error: NO_ANSWER };
        if (result.error) return result;
        const { data, fetchedAt } = result;
        return { data, meta: { source: data.source, fetchedAt } };
      },
    }),
  }),
});

export const { useTitleQuery } = detailsApi;
export const detailsEndpoints = detailsApi.endpoints;
