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
    /** What bears another site's number: asked once, whichever kinds are looked for. */
    named: build.query<NamedFound, Named>({
      query: referenceRequest,
      // What finds it keeps it: asked again later, without a network before, it is asked for again as well.
      keepUnusedDataFor: 0,
      transformResponse: (answer, meta, named) => ({ byKind: readNamed(answer, meta, named), source: sourceOf(meta) }),
    }),
  }),
});

export const namedEndpoints = namedApi.endpoints;
