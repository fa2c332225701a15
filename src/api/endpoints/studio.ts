import type { CatalogueRequest } from '../client/catalogueRequest';
import { loadSamples } from '../samples/loadSamples';
import type { SampleCatalogue } from '../samples/sampleCatalogue';
import { slugOf, studioCopy } from '../samples/studioCopies';
import type { TitleList } from '../client/titleList';
import { toTitleList } from '../client/titleList';
import { visitApi } from '../client/visitApi';

const PREFIXED_COPIES = 6;

/**
 * Returns the titles of a studio. Some studios have their own list. The others share one and get copies with their
 * name.
 */
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

const studioApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The titles of a studio, by its displayed name. Only the samples have studios. */
    studio: build.query<TitleList, string>({
      query: studioRequest,
      serializeQueryArgs: ({ queryArgs }) => studioRequest(queryArgs).name,
      transformResponse: toTitleList(),
    }),
  }),
});

export const { useStudioQuery } = studioApi;
