import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createAction } from '@reduxjs/toolkit';
import type { CatalogueMeta, CatalogueRequest } from './catalogueRequest';

interface PreferredResponse extends CatalogueMeta {
  queryCacheKey: string;
}

/**
 * A late response of a preferred source has arrived after another response was shown. The middleware re-runs the query.
 */
export const preferredResponseArrived = createAction<PreferredResponse>('catalogue/preferredResponseArrived');

/** Returns the name of a request. Each page of an infinite list has its own name. */
export const requestKey = (request: CatalogueRequest, api: BaseQueryApi): string =>
  `${api.queryCacheKey ?? ''} ${request.name}`;
