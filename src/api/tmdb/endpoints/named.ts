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
      // The search caches the result itself. Without its own lifetime here, a repeated search sends a new request.
      keepUnusedDataFor: 0,
      transformResponse: (answer, meta, named) => ({ byKind: readNamed(answer, meta, named), source: sourceOf(meta) }),
    }),
  }),
});

export const namedEndpoints = namedApi.endpoints;
