import type { Collection } from '@/domain/collections/collection';
import { readCollection } from '@/domain/collections/readCollection';
import type { Source } from '@/domain/record/source';
import type { TitleId } from '@/domain/title/title';
import { lookUp } from '../../lookUp';
import { severalAnswers } from '../../product/askProduct';
import { collectionRecord } from '../../product/collectionRecord';
import { askTmdb } from '../askTmdb';
import { tmdbApi } from '../tmdbApi';

/** The argument of the endpoint. `source` is null if the URL does not name one. */
interface CollectionArg {
  id: TitleId;
  source: Source | null;
}

const collectionsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** A collection with its movies. The error is a 404 if every source responded with "not found". */
    collection: build.query<Collection, CollectionArg>({
      queryFn: ({ id, source }, api) =>
        lookUp<Collection>(
          source,
          {
            name: `collection ${id}`,
            asks: {
              // TMDB has only numbers as ids.
              tmdb: (config, asking) =>
                typeof id === 'number'
                  ? askTmdb(
                      { path: `collection/${id}`, params: { append_to_response: 'translations' } },
                      config,
                      asking,
                    )
                  : null,
              product: (config, asking) => () =>
                severalAnswers((access) => collectionRecord(access, id))(config, asking),
            },
            read: (answer, answering, { language }) => readCollection(answer, answering, language),
          },
          api,
        ),
    }),
  }),
});

export const { useCollectionQuery } = collectionsApi;
