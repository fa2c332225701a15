import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { readTitleDetails } from '@/domain/title/readTitleDetails';
import type { Title, TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { msg } from '@/lib/msg';
import type { ApiState } from '../cache/cacheEntries';
import { selectKnownTitle } from '../cache/knownTitles';
import { fetchById } from './fetchById';
import { composeProductRequest } from '../client/productClient';
import { mergedRecord } from '../product/mergedRecord';
import { loadSamples } from '../samples/loadSamples';
import { titleRequest } from '../tmdb/titleRequest';
import { visitApi } from '../client/visitApi';
import { viewerLanguage } from '../tmdb/viewerLanguage';

/** Looks up the details of a title: TMDB's response, the product API's record, or the sample. */
const titleDetails = (name: TitleName, api: BaseQueryApi) =>
  fetchById<TitleDetails>(
    name.source,
    {
      name: `details of ${name.kind} ${name.id}`,
      asks: {
        tmdb: (config, asking) => titleRequest(name, config, asking),
        product: (config, asking) => () =>
          composeProductRequest(async (access) => (await mergedRecord(access, name))?.record)(config, asking),
        sample: () => async () => {
          try {
            return { data: (await loadSamples()).byId(name.id) };
          } catch {
            return { error: { kind: 'samples', message: msg('The catalogue could not be reached') } };
          }
        },
      },
      read: (answer, source, config) => {
        const record = answer ?? knownRecord(name, api);
        const details = readTitleDetails(record, name.kind, source, { ...config, viewerLanguage: viewerLanguage() });
        return details && titleKey(details.title) === titleKey(name) ? details : null;
      },
    },
    api,
  );

/**
 * Returns a record for a title that is in no whole list but in another list of this visit. It has only the facts of
 * that list.
 */
function knownRecord(name: TitleName, { getState }: BaseQueryApi): unknown {
  // The state is the store's own.
  const title: Title | undefined = selectKnownTitle(getState() as ApiState, titleKey(name));
  if (!title) return undefined;
  const { releaseDate, genreIds, rating, trailer } = title;
  return {
    ...title,
    release_date: releaseDate,
    genre_ids: genreIds,
    vote_average: rating,
    ...(trailer !== undefined && { trailer_key: trailer, trailer: { src: trailer } }),
  };
}

const titleDetailsApi = visitApi.injectEndpoints({
  endpoints: (build) => ({
    /** The details of a title from its source. The error is a 404 if the source does not have the title. */
    titleDetails: build.query<TitleDetails, TitleName>({
      queryFn: titleDetails,
      serializeQueryArgs: ({ queryArgs }) => `details ${titleKey(queryArgs)}`,
    }),
  }),
});

export const { useTitleDetailsQuery } = titleDetailsApi;
export const titleDetailsEndpoints = titleDetailsApi.endpoints;
