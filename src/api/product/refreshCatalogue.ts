import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services';
import { productApi } from './productApi';

/** A forced refresh: the cache is cleared, in storage too, and whatever is shown is fetched anew. */
export const refreshCatalogue =
  (): ThunkAction<void, unknown, Services, UnknownAction> =>
  (dispatch, _getState, { productPages, titleAnswers, keeper }) => {
    productPages.clear();
    titleAnswers.clear();
    void keeper?.then((keeping) => keeping?.kept.clear());
    dispatch(productApi.util.resetApiState());
  };
