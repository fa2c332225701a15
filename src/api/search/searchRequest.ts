import type { SearchKind, SearchQuery } from '@/domain/query/readQuery';
import { isRecord } from '@/lib/json';
import type { CatalogueRequest } from '../client/catalogueRequest';
import type { ProductClient } from '../client/productClient';
import { composeProductRequest } from '../client/productClient';
import { nextPath } from '../client/nextPath';
import type { PageParam } from '../client/titlePages';
import { askForLists, loadSampleEntries, loadSearchLibrary } from './loadSearch';

const WORDS: Record<SearchKind, string> = { movie: 'movies', tv: 'series', person: 'people' };

/** TMDB's parameter for the year of each kind. */
const YEAR_PARAMS: Partial<Record<SearchKind, string>> = { movie: 'primary_release_year', tv: 'first_air_date_year' };

interface PageQuery {
  query: SearchQuery;
  kind: SearchKind;
  param: PageParam;
}

/**
 * Returns the request to each source for a page of one kind. Later pages come from the source of the first page. TMDB
 * is queried for each kind separately, because its multi search mixes kinds by popularity, has no year parameter and no
 * pages of one kind.
 */
export function searchRequest(asked: PageQuery): CatalogueRequest {
  const { query, kind, param } = asked;
  const { page, source } = param;
  const isAsked = (name: typeof source) => source === undefined || source === name;
  const yearParam = YEAR_PARAMS[kind];
  return {
    name: `search for ${WORDS[kind]}, page ${page}${query.year === null ? '' : ' of a year'}`,
    ...(isAsked('product') && { product: composeProductRequest((access) => productAnswer(access, asked)) }),
    ...(isAsked('tmdb') && {
      tmdb: {
        path: `search/${kind}`,
        params: {
          query: query.text,
          include_adult: 'false',
          page,
          ...(query.year !== null && yearParam !== undefined && { [yearParam]: query.year }),
        },
      },
    }),
    sample: async () => {
      if (!isAsked('sample')) throw new Error('There are no more results right now');
      const [{ localAnswer }, entries] = await Promise.all([loadSearchLibrary(), loadSampleEntries()]);
      return localAnswer(entries, { query, kind, page });
    },
  };
}

/**
 * A product API that searches gets one request for all kinds. The lists of a plain file server are searched in the
 * browser.
 */
async function productAnswer(access: ProductClient, { query, kind, param }: PageQuery): Promise<unknown> {
  if (!access.config.productApiSearches) {
    askForLists(access);
    return (await loadSearchLibrary()).ownAnswer(access, { query, kind, page: param.page });
  }
  const path = param.path ?? `search?query=${encodeURIComponent(query.written)}`;
  const answer = await access.getPage(path);
  // The API counts the results of all kinds together, so its totals are removed.
  return isRecord(answer)
    ? { ...answer, total_results: null, total_pages: null, next: nextPath(answer, path) }
    : answer;
}
