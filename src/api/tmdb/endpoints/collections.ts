import type { Collection } from '@/domain/collections/collection';
import { readCollection } from '@/domain/collections/readCollection';
import type { Source } from '@/domain/record/source';
import type { TitleId } from '@/domain/title/title';
import { lookUp } from '../../lookUp';
import { severalAnswers } from '../../product/askProduct';
import { collectionRecord } from '../../product/collectionRecord';
import { askTmdb } from '../askTmdb';
import { tmdbApi } from '../tmdbApi';

/** Null as the source: the address does not say. */
interface CollectionArg {
  id: TitleId;
  source: Source | null;
}

const collectionsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** A collection with its films. The error is a 404 where nobody knows it. */
    collection: build.query<Collection, CollectionArg>({
      queryFn: ({ id, source }, api) =>
        lookUp<Collection>(
          source,
          {
            name: `collection ${id}`,
            asks: {
              // Texts are no ids of TMDB's.
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
