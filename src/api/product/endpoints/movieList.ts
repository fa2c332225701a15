import type { CatalogueRequest } from '../../catalogueRequest';
import { hasTitles, isStandIn, toTitleList } from '../../titleList';

/** An endpoint for one of the lists of movies that always have something. */
export const movieList = (request: CatalogueRequest) => ({
  query: () => request,
  serializeQueryArgs: () => request.name,
  transformResponse: toTitleList('movie'),
  extraOptions: { isUsable: hasTitles },
  forceRefetch: isStandIn,
});
