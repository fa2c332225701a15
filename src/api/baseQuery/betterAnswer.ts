import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createAction } from '@reduxjs/toolkit';
import type { CatalogueMeta, CatalogueRequest } from '../catalogueRequest';

interface BetterAnswer extends CatalogueMeta {
  queryCacheKey: string;
}

/** A server that had been silent has answered after another source's answer was shown: the question is put once more. */
export const betterAnswerArrived = createAction<BetterAnswer>('catalogue/betterAnswerArrived');

/** Names a question, each page of a list for itself. */
export const questionKey = (request: CatalogueRequest, api: BaseQueryApi): string =>
  `${api.queryCacheKey ?? ''} ${request.name}`;
