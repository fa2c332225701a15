import type { Person } from '@/domain/people/person';
import { readPerson } from '@/domain/people/readPerson';
import type { Source } from '@/domain/record/source';
import type { TitleId } from '@/domain/title/title';
import { fetchById } from './fetchById';
import { composeProductRequest } from '../client/productClient';
import { personRecord } from '../product/personRecord';
import { tmdbRequest } from '../tmdb/tmdbRequest';
import { visitApi } from '../client/visitApi';

/** The argument of the endpoint. `source` is null if the URL does not name one. */
interface PersonArg {
  id: TitleId;
  source: Source | null;
}

const PARTS = 'combined_credits,external_ids,translations';

const peopleApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** A person with their credits. The error is a 404 if every source responded with "not found". */
    person: build.query<Person, PersonArg>({
      queryFn: ({ id, source }, api) =>
        fetchById<Person>(
          source,
          {
            name: `person ${id}`,
            asks: {
              // TMDB has only numbers as ids.
              tmdb: (config, asking) =>
                typeof id === 'number'
                  ? tmdbRequest({ path: `person/${id}`, params: { append_to_response: PARTS } }, config, asking)
                  : null,
              product: (config, asking) => () =>
                composeProductRequest((access) => personRecord(access, id))(config, asking),
            },
            read: (answer, answering, { language }) => readPerson(answer, answering, language),
          },
          api,
        ),
    }),
  }),
});

export const { usePersonQuery } = peopleApi;
