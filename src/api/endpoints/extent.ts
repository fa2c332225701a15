import type { ListExtent } from '@/domain/lists/listExtent';
import type { TitleKind } from '@/domain/title/title';
import { isNotOffered } from '../client/apiError';
import { composeProductRequest } from '../client/productClient';
import type { WholeList } from '../product/wholeLists';
import { readWholeList } from '../product/wholeLists';
import { servicesOf } from '../client/services';
import { visitApi } from '../client/visitApi';

const extentApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The extent of the deployer's list of all movies or series. Null if there is no such list. An error if it cannot be
     * loaded or is broken JSON.
     */
    extent: build.query<ListExtent | null, TitleKind>({
      queryFn: async (kind, api) => {
        const ask = composeProductRequest((access) => readWholeList(access, kind));
        const answer = await ask(await servicesOf(api).config, api);
        if (answer.error && !isNotOffered(answer.error)) return { error: answer.error };
        // The data is the result of `readWholeList`.
        const list = answer.data as WholeList | undefined;
        return { data: list && !list.sample ? list.extent : null, meta: { source: 'product' } };
      },
    }),
  }),
});

export const { useExtentQuery } = extentApi;
export const extentEndpoints = extentApi.endpoints;
