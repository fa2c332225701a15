import type { CatalogueRequest } from '../../catalogueRequest';
import { loadSamples } from '../../samples/loadSamples';
import type { SampleCatalogue } from '../../samples/sampleCatalogue';
import { slugOf, studioCopy } from '../../samples/studioCopies';
import type { TitleList } from '../../titleList';
import { toTitleList } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

const PREFIXED_COPIES = 6;

/** Some studios have a list of their own; the others share one, with copies that bear their name. */
function studioTitles(catalogue: SampleCatalogue, name: string) {
  if (/hbo/i.test(name)) return catalogue.studio('hbo');
  if (/marvel/i.test(name)) return catalogue.studio('marvel');
  const shared = catalogue.studio('other');
  return [...shared, ...shared.slice(0, PREFIXED_COPIES).map((record) => studioCopy(name, record))];
}

const studioRequest = (name: string): CatalogueRequest => ({
  name: `studio_${slugOf(name)}`,
  sample: async () => studioTitles(await loadSamples(), name),
});

const studioApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a studio shows, by its name as it is shown. Only the samples know studios. */
    studio: build.query<TitleList, string>({
      query: studioRequest,
      serializeQueryArgs: ({ queryArgs }) => studioRequest(queryArgs).name,
      transformResponse: toTitleList(),
    }),
  }),
});

export const { useStudioQuery } = studioApi;
