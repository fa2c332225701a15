import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { FoundPerson } from '@/domain/people/foundPerson';
import type { SearchKind, SearchQuery } from '@/domain/query/readQuery';
import { readQuery } from '@/domain/query/readQuery';
import type { Suggestion } from '@/domain/query/suggestion';
import type { Source } from '@/domain/record/source';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { ApiError } from '../client/apiError';
import { UNUSABLE_ANSWER } from '../client/apiError';
import type { ApiState } from '../cache/cacheEntries';
import type { CatalogueMeta } from '../client/catalogueRequest';
import { knownTitles } from '../cache/knownTitles';
import { composeProductRequest } from '../client/productClient';
import type { FoundPage } from '../search/foundPage';
import { eachOnce, isFoundList, nothingFound, readFoundPage } from '../search/foundPage';
import { loadOwnEntries, loadSampleEntries, loadSearchLibrary } from '../search/loadSearch';
import type { FoundByKind, ReferenceQuery } from '../search/referenceRequest';
import { readNamed, referenceRequest } from '../search/referenceRequest';
import { searchRequest } from '../search/searchRequest';
import { servicesOf } from '../client/services';
import { sourceOf } from '../client/titleList';
import type { PageParam } from '../client/titlePages';
import { FIRST_PAGE } from '../client/titlePages';
import { visitApi } from '../client/visitApi';

interface NamedFound {
  byKind: FoundByKind;
  source: Source;
}

const externalIdApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The titles and people with an id of another site. One request serves all kinds. */
    findByExternalId: build.query<NamedFound, ReferenceQuery>({
      query: referenceRequest,
      // The search endpoint caches the result. If the search is repeated, for example because it was offline before,
      // this request must be repeated, too.
      keepUnusedDataFor: 0,
      transformResponse: (answer, meta, named) => ({ byKind: readNamed(answer, meta, named), source: sourceOf(meta) }),
    }),
  }),
});

const externalIdEndpoints = externalIdApi.endpoints;

/** One kind of a query's results. */
interface SearchGroup {
  kind: SearchKind;
  /** The text as it was typed; not empty. */
  written: string;
}

/** More titles may be loaded shortly after, so the result is not cached. */
const OF_THE_MOMENT = { keepUnusedDataFor: 0 } as const;

const searchApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The pages of a query's results of one kind. */
    search: build.infiniteQuery<FoundPage, SearchGroup, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: FIRST_PAGE,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      queryFn: async ({ queryArg: { kind, written }, pageParam }, { dispatch }, _options, ask) => {
        const query = readQuery(written);
        const { reference } = query;
        if (!isLookedFor(query, kind)) return { data: nothingFound('sample'), meta: { source: 'sample' } };
        if (reference) {
          const wanted = reference.site === 'tmdb' ? { ...reference, kind } : reference;
          const named = externalIdEndpoints.findByExternalId.initiate(
            { reference: wanted, written },
            { subscribe: false },
          );
          const { data, error } = await dispatch(named);
          // The error comes from the base query of this api.
          if (!data) return { error: error as ApiError };
          return { data: data.byKind[kind], meta: { source: data.source } };
        }
        const requests = waysOf(query, kind).map((way) => searchRequest({ query: way, kind, param: pageParam }));
        const [first, second] = await Promise.all(requests.map((request) => ask(request) as Promise<BaseQueryResult>));
        if (!first || first.error) return { error: first?.error ?? UNUSABLE_ANSWER };
        const { page } = pageParam;
        const found = readFoundPage(first.data, kind, { page, meta: first.meta });
        if (!second || second.error) return { data: found, meta: first.meta };
        const more = readFoundPage(second.data, kind, { page, meta: second.meta });
        return { data: joined(found, more), meta: first.meta };
      },
      extraOptions: { isUsable: isFoundList },
    }),
    /** Loads the data of a search in the browser in advance. The search itself reports a failure. */
    prepareSearch: build.query<null, void>({
      queryFn: async (_, api) => {
        const config = await servicesOf(api).config;
        const local = config.site.samples ? loadSampleEntries().catch(() => undefined) : undefined;
        if (config.sources.includes('product') && !config.productApiSearches)
          await composeProductRequest(loadOwnEntries)(config, api);
        await local;
        return { data: null, meta: { source: 'sample' } };
      },
    }),
    /** The suggestions for the typed text. They come from loaded lists, so no server is queried for them. */
    suggestions: build.query<Suggestion[], string>({
      ...OF_THE_MOMENT,
      queryFn: async (typed, api) => {
        const { localEntries, localStudios, suggest } = await loadSearchLibrary();
        const [entries, studios] = await Promise.all([localEntries(api), localStudios(api)]);
        return {
          data: await suggest(entries, typed, { studios, signal: api.signal }),
          meta: { source: 'sample' },
        };
      },
    }),
    /** The titles with a spelling close to a text that has no results. */
    typoSuggestions: build.query<string[], string>({
      ...OF_THE_MOMENT,
      queryFn: async (written, api) => {
        const { localEntries, typoSuggestions } = await loadSearchLibrary();
        const entries = await localEntries(api);
        // The store has the slices of both apis.
        const known = knownTitles(api.getState() as ApiState).filter(({ source }) => source !== 'sample');
        const names = [...entries.map(({ title }) => title), ...known].map(({ title }) => title);
        return { data: await typoSuggestions(names, readQuery(written).text), meta: { source: 'sample' } };
      },
    }),
  }),
});

/** The result of the base query. RTK Query types it as a value or a promise. */
type BaseQueryResult = { data: unknown; error?: undefined; meta?: CatalogueMeta } | { error: ApiError };

function isLookedFor({ kind, reference, year, isYearUnsure }: SearchQuery, asked: SearchKind): boolean {
  if (kind !== null && kind !== asked) return false;
  // People have no year.
  if (asked === 'person' && year !== null && !isYearUnsure) return false;
  if (reference?.site !== 'tmdb') return true;
  // An id without a kind belongs to a movie or a series.
  return reference.kind === null ? asked !== 'person' : reference.kind === asked;
}

/**
 * Returns the queries to send. A last word that may be a year or a part of the name is searched as both. The results
 * for the year come first.
 */
function waysOf(query: SearchQuery, kind: SearchKind): SearchQuery[] {
  if (!query.isYearUnsure) return [query];
  const whole = { ...query, text: query.written, year: null };
  return kind === 'person' ? [whole] : [query, whole];
}

function joined(narrowed: FoundPage, whole: FoundPage): FoundPage {
  const titles = eachOnce([...narrowed.titles, ...whole.titles], titleKey);
  const twice = narrowed.titles.length + whole.titles.length - titles.length;
  const total = narrowed.total === null || whole.total === null ? null : narrowed.total + whole.total - twice;
  // One query may have more pages than the other.
  return { ...narrowed, titles, total, next: narrowed.next ?? whole.next };
}

/** Returns the results of all pages without repeats, and their number. */
export function foundInPages({ pages }: InfiniteData<FoundPage, PageParam>) {
  const titles = eachOnce<Title>(
    pages.flatMap((page) => page.titles),
    titleKey,
  );
  const people = eachOnce<FoundPerson>(
    pages.flatMap((page) => page.people),
    ({ id }) => String(id),
  );
  const shown = titles.length + people.length;
  const total = pages[0]?.total ?? shown;
  return { titles, people, count: pages.at(-1)?.next ? Math.max(total, shown) : shown };
}

export const { useSearchInfiniteQuery, useSuggestionsQuery, useTypoSuggestionsQuery } = searchApi;
export const searchEndpoints = searchApi.endpoints;
