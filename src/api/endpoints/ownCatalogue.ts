import { isTmdbConfigured } from '@/config/runtimeConfig';
import type { MissingKind } from '@/config/site';
import type { Genre } from '@/domain/lists/genre';
import { lacksOfTitles } from '@/domain/lists/lacks';
import type { OwnHome } from '@/domain/lists/ownHome';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { genresOf, ownHome } from '@/domain/lists/ownHome';
import { readList, readTitle, readTitleId } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { ProductClient } from '../client/productClient';
import { isListUnavailable, composeProductRequest } from '../client/productClient';
import { popularApi } from './popular';
import { isSampleResponse } from '../client/isSampleResponse';
import { readWholeList } from '../product/wholeLists';
import { servicesOf } from '../client/services';
import { HOME_LIST_LENGTH } from '../client/titleList';
import { visitApi } from '../client/visitApi';

/** The contents of a deployer's own catalogue. */
export interface OwnCatalogue {
  home: OwnHome;
  /** The genres of its movies, the most frequent first. */
  genres: Genre[];
  lacks: MissingKind[];
}

/** The limit of genre chips. A viewer cannot survey more of them. */
const MAX_GENRES = 12;

/**
 * Returns the titles of a list. A list that the product API does not offer has no titles. Other errors are failures.
 */
async function entriesOf(access: ProductClient, kind: TitleKind): Promise<readonly TitleEntry[]> {
  try {
    const { sample, entries } = await readWholeList(access, kind);
    return sample ? [] : entries;
  } catch (error) {
    if (!isListUnavailable(error)) throw error;
    return [];
  }
}

/** Returns the response of an optional list. Undefined if the list is not offered, or if it is a sample. */
async function optionalList({ getPage }: ProductClient, path: string): Promise<unknown> {
  const response = await getPage(path).catch(() => undefined);
  return isSampleResponse(response) ? undefined : response;
}

async function readOwnCatalogue(access: ProductClient, popular: Promise<readonly Title[]>): Promise<OwnCatalogue> {
  const [movies, series, popularTitles, hero] = await Promise.all([
    entriesOf(access, 'movie'),
    entriesOf(access, 'tv'),
    popular,
    optionalList(access, 'home/hero'),
  ]);
  const movieList = (popularTitles.length > 0 ? popularTitles : movies.map(({ title }) => title)).slice(
    0,
    HOME_LIST_LENGTH,
  );
  const entries = [...movies, ...series];
  const titlesOf = (list: readonly TitleEntry[]) => list.map(({ title }) => title);
  const hasTmdb = access.config.sources.includes('tmdb') && isTmdbConfigured(access.config);
  return {
    home: ownHome({ entries, movieList, chosen: chosenTitles(hero, [...titlesOf(entries), ...movieList]) }),
    genres: genresOf(movies).slice(0, MAX_GENRES),
    // TMDB has all of these.
    lacks: hasTmdb ? [] : lacksOfTitles([...movieList, ...titlesOf(movies)], titlesOf(series)),
  };
}

/** Returns the titles that `home/hero` names, by records or by ids. Null if it names none. */
function chosenTitles(response: unknown, titles: readonly Title[]): Title[] | null {
  const list = readList(response);
  if (!list || list.length === 0) return null;
  return list.flatMap((item) => {
    const named = readTitle(item, 'movie', 'product');
    const id = readTitleId(item);
    return titles.find((title) => (named ? titleKey(title) === titleKey(named) : title.id === id)) ?? named ?? [];
  });
}

const ownCatalogueApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** A deployer's own catalogue as a whole: the home page, its genres, and what it lacks. */
    ownCatalogue: build.query<OwnCatalogue, void>({
      queryFn: async (_, api) => {
        const config = await servicesOf(api).config;
        // Uses the cache key of `popular`, because the home page requests that list as well.
        const asked = api.dispatch(popularApi.endpoints.popular.initiate(undefined, { subscribe: false }));
        const popular = asked.then(({ data }) => (data?.titles ?? []).filter(({ source }) => source === 'product'));
        const read = (access: ProductClient) => readOwnCatalogue(access, popular);
        const { data, error, fetchedAt } = await composeProductRequest(read)(config, api);
        // The data is the result of `readOwnCatalogue`.
        return error ? { error } : { data: data as OwnCatalogue, meta: { source: 'product', fetchedAt } };
      },
    }),
  }),
});

export const { useOwnCatalogueQuery } = ownCatalogueApi;
