import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { clearOwnCatalogueCheck } from '@/persistence/ownCatalogueCheck';
import type { Services } from '../client/services';
import { visitApi } from '../client/visitApi';
import { storedApi } from '../client/storedApi';

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
    for (const api of [storedApi, visitApi]) dispatch(api.util.resetApiState());
  };
