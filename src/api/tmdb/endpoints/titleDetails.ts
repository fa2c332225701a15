import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { readTitleDetails } from '@/domain/title/readTitleDetails';
import type { Title, TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import type { ApiState } from '../../cacheEntries';
import { selectKnownTitle } from '../../knownTitle';
import { lookUp } from '../../lookUp';
import { severalAnswers } from '../../product/askProduct';
import { wholeRecord } from '../../product/wholeRecord';
import { loadSamples } from '../../samples/loadSamples';
import { titleQuestion } from '../titleQuestion';
import { tmdbApi } from '../tmdbApi';
import { viewerLanguage } from '../viewerLanguage';

/** TMDB's answer to the page's own question, the product API's record, or the sample's. */
const titleDetails = (name: TitleName, api: BaseQueryApi) =>
  lookUp<TitleDetails>(
    name.source,
    {
      name: `details of ${name.kind} ${name.id}`,
      asks: {
        tmdb: (config, asking) => titleQuestion(name, config, asking),
        product: (config, asking) => () =>
          severalAnswers(async (access) => (await wholeRecord(access, name))?.record)(config, asking),
        sample: () => async () => {
          try {
            return { data: (await loadSamples()).byId(name.id) };
          } catch {
            return { error: { kind: 'samples', message: 'The catalogue could not be reached' } };
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

/** A title that no whole list has, and yet some list had it: what is known of it is all that there is. */
function knownRecord(name: TitleName, { getState }: BaseQueryApi): unknown {
  // Our own store's.
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

const titleDetailsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** All that a title's source knows of it. The error is a 404 where it does not know it. */
    titleDetails: build.query<TitleDetails, TitleName>({
      queryFn: titleDetails,
      serializeQueryArgs: ({ queryArgs }) => `details ${titleKey(queryArgs)}`,
    }),
  }),
});

export const { useTitleDetailsQuery } = titleDetailsApi;
export const titleDetailsEndpoints = titleDetailsApi.endpoints;
