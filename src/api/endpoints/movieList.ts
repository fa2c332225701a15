import type { CatalogueRequest } from '../client/catalogueRequest';
import { HOME_LIST_LENGTH, hasTitles, isFallbackStale, toTitleList } from '../client/titleList';

/** Returns an endpoint for a list of movies that always has titles. */
export const movieList = (request: CatalogueRequest) => ({
  query: () => request,
  serializeQueryArgs: () => request.name,
  transformResponse: toTitleList('movie', HOME_LIST_LENGTH),
  extraOptions: { isUsable: hasTitles },
  forceRefetch: isFallbackStale,
});
