import type { Collection } from '@/domain/collections/collection';
import { readCollection } from '@/domain/collections/readCollection';
import type { Source } from '@/domain/record/source';
import type { TitleId } from '@/domain/title/title';
import { fetchById } from './fetchById';
import { composeProductRequest } from '../client/productClient';
import { collectionRecord } from '../product/collectionRecord';
import { tmdbRequest } from '../tmdb/tmdbRequest';
import { visitApi } from '../client/visitApi';

/** The argument of the endpoint. `source` is null if the URL does not name one. */
interface CollectionArg {
  id: TitleId;
  source: Source | null;
}

const collectionsApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** A collection with its movies. The error is a 404 if every source responded with "not found". */
    collection: build.query<Collection, CollectionArg>({
      queryFn: ({ id, source }, api) =>
        fetchById<Collection>(
          source,
          {
            name: `collection ${id}`,
            asks: {
              // TMDB has only numbers as ids.
              tmdb: (config, asking) =>
                typeof id === 'number'
                  ? tmdbRequest(
                      { path: `collection/${id}`, params: { append_to_response: 'translations' } },
                      config,
                      asking,
                    )
                  : null,
              product: (config, asking) => () =>
                composeProductRequest((access) => collectionRecord(access, id))(config, asking),
            },
            read: (answer, answering, { language }) => readCollection(answer, answering, language),
          },
          api,
        ),
    }),
  }),
});

export const { useCollectionQuery } = collectionsApi;
