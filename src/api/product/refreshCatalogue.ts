import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services';
import { tmdbApi } from '../tmdb/tmdbApi';
import { productApi } from './productApi';

/** A forced refresh: all that was answered is forgotten, in storage too, and whatever is shown is fetched anew. */
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
