import { cleanText } from '@/lib/text';
import { firstField } from '@/lib/json';
import type { CatalogueRequest } from '../../catalogueRequest';
import { loadSamples } from '../../samples/loadSamples';
import type { SampleCatalogue } from '../../samples/sampleCatalogue';
import type { TitleList } from '../../titleList';
import { toTitleList } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

const PREFIXED_COPIES = 6;
const MAX_SLUG = 48;
const MAX_TITLE = 200;

/** A studio's name as a cache key and the start of an id: letters and digits of ASCII, others as their code. */
const slugOf = (name: string): string =>
  encodeURIComponent(name.toLowerCase().replace(/\s+/g, '-'))
    .replace(/[^a-z\d]+/gi, '-')
    .slice(0, MAX_SLUG);

/** Some studios have a list of their own; the others share one, with copies that bear their name. */
function studioTitles(catalogue: SampleCatalogue, name: string) {
  if (/hbo/i.test(name)) return catalogue.studio('hbo');
  if (/marvel/i.test(name)) return catalogue.studio('marvel');
  const shared = catalogue.studio('other');
  const copies = shared.slice(0, PREFIXED_COPIES).map((record) => ({
    ...record,
    // A text id: a number would be somebody else's at TMDB.
    id: `${slugOf(name)}-${record.id}`,
    title: `${name} ${cleanText(firstField(record, 'title', 'name'), MAX_TITLE)}`,
  }));
  return [...shared, ...copies];
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
