import type { Title, TitleId, TitleKind } from '@/domain/title';
import { readTitle } from '@/domain/readTitle';
import { titleKey } from '@/domain/title';
import type { ApiError } from '../../baseQuery/apiError';
import { listEndpoints } from '../../product/endpoints/lists';
import { loadSamples } from '../../samples/loadSamples';
import { tmdbApi } from '../tmdbApi';

interface TitleName {
  kind: TitleKind;
  id: TitleId;
}

const NOT_FOUND: ApiError = { kind: 'http', status: 404, message: 'Movie not found' };

const detailsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** One title by its name alone: from the samples, then the product API's lists, then TMDB. */
    title: build.query<Title, TitleName>({
      queryFn: async (name, { dispatch }, _options, baseQuery) => {
        const isIt = (title: Title) => titleKey(title) === titleKey(name);

        const sample = readTitle((await loadSamples()).byId(Number(name.id)));
        if (sample && isIt(sample)) return { data: sample };

        for (const list of [listEndpoints.popular, listEndpoints.trending, listEndpoints.topRated]) {
          const { data } = await dispatch(list.initiate(undefined, { subscribe: false }));
          const listed = data?.titles.find(isIt);
          if (listed) return { data: listed };
        }

        const { data } = await baseQuery({
          name: titleKey(name),
          tmdb: { path: `${name.kind}/${encodeURIComponent(name.id)}` },
          sample: () => Promise.reject(new Error('No sample')),
        });
        const title = readTitle(data, name.kind);
        return title && isIt(title) ? { data: title } : { error: NOT_FOUND };
      },
    }),
  }),
});

export const { useTitleQuery } = detailsApi;
