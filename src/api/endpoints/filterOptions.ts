import { noFilter } from '@/domain/filter/titleFilter';
import type { FilterOptions } from '@/domain/filter/filterOptions';
import { filterOptions } from '@/domain/filter/filterOptions';
import type { TitleEntry } from '@/domain/title/titleEntry';
import type { TitleListKey } from '@/domain/lists/titleLists';
import { TITLE_LISTS } from '@/domain/lists/titleLists';
import type { Source } from '@/domain/record/source';
import type { TitleKind } from '@/domain/title/title';
import { loadOwnSite } from '../client/catalogueBaseQuery';
import { browseOwnTitles } from './browseOwnTitles';
import { sampleTitles } from './browsePages';
import { composeProductRequest } from '../client/productClient';
import type { WholeList } from '../product/wholeLists';
import { readWholeList } from '../product/wholeLists';
import { loadSamples } from '../samples/loadSamples';
import { servicesOf } from '../client/services';
import { visitApi } from '../client/visitApi';

interface OptionsQuery {
  kind: TitleKind;
  /** The source of the titles. TMDB's titles can be filtered by everything. */
  source: Exclude<Source, 'tmdb'>;
}

const filterOptionsApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The filters that match titles of a catalogue that is filtered in the browser. Null if the catalogue cannot be
     * read.
     */
    filterOptions: build.query<FilterOptions | null, OptionsQuery>({
      queryFn: async ({ kind, source }, api) => {
        const { config } = servicesOf(api);
        const ask = composeProductRequest((access) => readWholeList(access, kind));
        const answer = source === 'product' ? await ask(await config, api) : null;
        // The data is the result of `readWholeList`.
        const own = answer?.data as WholeList | undefined;
        if (answer?.error) return { data: null, meta: { source } };
        // If the files are marked as samples, only the first page was read.
        const ownEntries = own && !own.sample ? own.entries : [];
        const isOwn = ownEntries.length > 0 || (await (await loadOwnSite()).hasOwnCatalogue(api));
        const entries = isOwn ? ownEntries : await samplesOf(kind);
        return { data: optionsOf(entries, kind), meta: { source } };
      },
    }),
  }),
});

const samplesOf = async (kind: TitleKind): Promise<TitleEntry[]> =>
  sampleTitles(await loadSamples(), { list: null, filter: noFilter(kind) });

function optionsOf(entries: readonly TitleEntry[], kind: TitleKind): FilterOptions {
  const options = filterOptions(entries);
  const hasTitles = (list: TitleListKey) =>
    browseOwnTitles(entries, { list, filter: noFilter(kind) }, Date.now()).length > 0;
  return {
    ...options,
    lists: TITLE_LISTS[kind].filter((list) => (list !== 'top-rated' || options.rating) && hasTitles(list)),
  };
}

export const { useFilterOptionsQuery } = filterOptionsApi;
