import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { clearOwnCatalogueCheck } from '@/persistence/ownCatalogueCheck';
import type { Services } from '../client/services';
import { tmdbApi } from '../client/tmdbApi';
import { productApi } from '../client/productApi';

/** Forces a refresh. Clears all responses, also in storage, and fetches again what is shown. */
export const refreshCatalogue =
  (): ThunkAction<void, unknown, Services, UnknownAction> => (dispatch, _getState, services) => {
    const { preferredResponses, productPages, titleAnswers, responseCache, pendingWrites } = services;
    preferredResponses.clear();
    productPages.clear();
    titleAnswers.clear();
    pendingWrites.length = 0;
    services.ownCatalogue = undefined;
    clearOwnCatalogueCheck();
    void responseCache?.then((keeping) => keeping?.kept.clear());
    for (const api of [productApi, tmdbApi]) dispatch(api.util.resetApiState());
  };
