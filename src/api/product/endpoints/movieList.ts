import type { CatalogueRequest } from '../../catalogueRequest';
import { HOME_LIST_LENGTH, hasTitles, isStandIn, toTitleList } from '../../titleList';

/** An endpoint for one of the lists of movies that always have something. */
export const movieList = (request: CatalogueRequest) => ({
  query: () => request,
  serializeQueryArgs: () => request.name,
  transformResponse: toTitleList('movie', HOME_LIST_LENGTH),
  extraOptions: { isUsable: hasTitles },
  forceRefetch: isStandIn,
});
