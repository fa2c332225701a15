import type { Title } from '@/domain/title/title';
import type { TitleAddress } from '@/domain/title/titlePath';
import { importWithRetry } from '@/lib/importWithRetry';
import { withAbortTimeout, withTimeout } from '@/lib/time';
import { msg } from '@/lib/msg';
import type { ApiError } from '../client/apiError';
import { ABORTED } from '../client/apiError';
import { visitApi } from '../client/visitApi';

/** The time limit of the chunk, and then of the look-up. On a slow network the chunk alone may take seconds. */
const DEADLINE_MS = 6000;

const NO_ANSWER: ApiError = { kind: 'timeout', message: msg('Request timed out') };

/**
 * The look-up is a separate chunk, because the title page and cards already have the title. Only other URLs need it.
 */
const loadLookUp = () => import(/* webpackChunkName: "title-lookup" */ './lookUpTitleByUrl');

const titleByUrlApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A title by its URL. The error is a 404 if every source responded with "not found", and otherwise the reason why a
     * source could not be queried.
     */
    title: build.query<Title, TitleAddress>({
      queryFn: async (address, api) => {
        const chunk = await withTimeout(DEADLINE_MS, importWithRetry(loadLookUp)).catch(() => undefined);
        if (api.signal.aborted) return { error: ABORTED };
        const find = async (signal: AbortSignal) => chunk?.lookUpTitleByUrl(address, { ...api, signal });
        const result = await withAbortTimeout(DEADLINE_MS, api.signal, find).catch(() => undefined);
        if (!result) return { error: NO_ANSWER };
        if (result.error) return result;
        const { data, fetchedAt } = result;
        return { data, meta: { source: data.source, fetchedAt } };
      },
    }),
  }),
});

export const { useTitleQuery } = titleByUrlApi;
export const titleByUrlEndpoints = titleByUrlApi.endpoints;
