import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services';
import { tmdbApi } from '../tmdb/tmdbApi';
import { productApi } from './productApi';

/** Forces a refresh. Clears all responses, also in storage, and fetches again what is shown. */
export const refreshCatalogue =
  (): ThunkAction<void, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { betterAnswers, productPages, titleAnswers, keeper, unkept }) => {
    betterAnswers.clear();
    productPages.clear();
    titleAnswers.clear();
    unkept.length = 0;
    void keeper?.then((keeping) => keeping?.kept.clear());
    for (const api of [productApi, tmdbApi]) dispatch(api.util.resetApiState());
  };
