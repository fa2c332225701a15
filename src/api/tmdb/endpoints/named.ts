import type { Source } from '@/domain/record/source';
import type { FoundByKind, Named } from '../../search/referenceRequest';
import { readNamed, referenceRequest } from '../../search/referenceRequest';
import { sourceOf } from '../../titleList';
import { tmdbApi } from '../tmdbApi';

interface NamedFound {
  byKind: FoundByKind;
  source: Source;
}

const namedApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** The titles and people with an id of another site. One request serves all kinds. */
    named: build.query<NamedFound, Named>({
      query: referenceRequest,
      // The search endpoint caches the result. If the search is repeated, for example because it was offline before,
      // this request must be repeated, too.
      keepUnusedDataFor: 0,
      transformResponse: (answer, meta, named) => ({ byKind: readNamed(answer, meta, named), source: sourceOf(meta) }),
    }),
  }),
});

export const namedEndpoints = namedApi.endpoints;
