import type { SearchReference } from '@/domain/query/readReference';
import type { CatalogueMeta, CatalogueRequest } from '../client/catalogueRequest';
import type { ProductClient } from '../client/productClient';
import { composeProductRequest } from '../client/productClient';
import { loadSamples } from '../samples/loadSamples';
import { isRecord } from '@/lib/json';
import { readList } from '@/domain/title/readTitle';
import type { SearchKind } from '@/domain/query/readQuery';
import { SEARCH_KINDS } from '@/domain/query/readQuery';
import type { FoundPage } from './foundPage';
import { readFoundPage } from './foundPage';
import { loadOwnEntries, loadSearchLibrary } from './loadSearch';
import type { TitleEntry } from '@/domain/title/titleEntry';

/** A title or person by an id of another site. In TMDB, each kind has its own ids. */
export interface ReferenceQuery {
  reference: SearchReference;
  written: string;
}

/** The results for the id, by kind. */
export type FoundByKind = Record<SearchKind, FoundPage>;

const recordsOf = async (entries: readonly TitleEntry[], { reference }: ReferenceQuery) => {
  const { findByReference } = await loadSearchLibrary();
  return findByReference(entries, reference).map(({ record, title }) => ({ ...record, kind: title.kind }));
};

/** Returns undefined if the product API has no result, so that the next source is queried. */
async function productAnswer(access: ProductClient, named: ReferenceQuery): Promise<unknown> {
  if (access.config.productApiSearches) {
    const answer = await access.getPage(`search?query=${encodeURIComponent(named.written)}`);
    return (readList(answer)?.length ?? 0) > 0 ? answer : undefined;
  }
  const results = await recordsOf((await loadOwnEntries(access)) ?? [], named);
  return results.length > 0 ? { results } : undefined;
}

/** Returns the request to each source. */
export function referenceRequest(named: ReferenceQuery): CatalogueRequest {
  const { reference } = named;
  return {
    name: 'search for one title',
    product: composeProductRequest((access) => productAnswer(access, named)),
    tmdb:
      reference.site === 'imdb'
        ? { path: `find/${reference.id}`, params: { external_source: 'imdb_id' } }
        : { path: `${reference.kind ?? 'movie'}/${reference.id}` },
    sample: async () => ({ results: await recordsOf((await loadSamples()).entries(), named) }),
  };
}

/**
 * Reads the results. TMDB returns one list for each kind, or a single record. The other sources return a list of any
 * kind.
 */
export function readNamed(
  answer: unknown,
  meta: CatalogueMeta | undefined,
  { reference }: ReferenceQuery,
): FoundByKind {
  const listOf = (kind: SearchKind): unknown => {
    if (meta?.source !== 'tmdb') return answer;
    if (reference.site === 'tmdb') return reference.kind === kind ? [answer] : [];
    return isRecord(answer) ? answer[`${kind}_results`] : [];
  };
  const page = (kind: SearchKind) => readFoundPage(listOf(kind), kind, { page: 1, meta });
  const [movie, tv, person] = SEARCH_KINDS.map(page) as [FoundPage, FoundPage, FoundPage];
  return { movie, tv, person };
}
