import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { ApiError } from './apiError';
import { isNotOffered, UNUSABLE_ANSWER } from './apiError';
import type { FetchResult } from './fetchJson';
import { fetchWithRetry } from './fetchWithRetry';
import { servicesOf } from './services';
import { dedupeRequest } from './dedupeRequest';

/** The product API, as a composed request uses it. */
export interface ProductClient {
  config: RuntimeConfig;
  /** Requests a path below the API. Rejects if there is no response. */
  get: (path: string) => Promise<unknown>;
  /**
   * Requests a page of a whole list. The response is shared during the visit, not fetched again for each genre and each
   * search.
   */
  getPage: (path: string) => Promise<unknown>;
  /** Aborted if no caller waits for the result. */
  signal: AbortSignal;
}

/** Carries an `ApiError` out of a composed request. */
class ProductFailure extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/** Returns whether a rejection means that the product API does not offer the list: a 404 or an invalid response. */
export const isListUnavailable = (error: unknown): boolean =>
  !(error instanceof ProductFailure) || isNotOffered(error.reason);

/** Returns a request to the product API that composes its result from as many responses as `question` needs. */
export const composeProductRequest =
  (question: (access: ProductClient) => Promise<unknown>) =>
  async (config: RuntimeConfig, api: Pick<BaseQueryApi, 'signal' | 'extra'>): Promise<FetchResult> => {
    const { productPages } = servicesOf(api);
    /** The fetch time of the oldest response that the result contains. */
    let fetchedAt = Infinity;
    const ask = (path: string) => (signal: AbortSignal) =>
      fetchWithRetry({ url: `${config.productApiUrl}/${path}` }, signal);
    const read = async (asked: Promise<FetchResult>) => {
      const { data, error, fetchedAt: at = Infinity } = await asked;
      if (error) throw new ProductFailure(error);
      fetchedAt = Math.min(fetchedAt, at);
      return data;
    };
    const get: ProductClient['get'] = (path) => read(ask(path)(api.signal));
    const getPage: ProductClient['get'] = (path) => read(dedupeRequest(productPages, path, ask(path), api.signal));
    try {
      return { data: await question({ config, get, getPage, signal: api.signal }), fetchedAt };
    } catch (error) {
      return { error: error instanceof ProductFailure ? error.reason : UNUSABLE_ANSWER };
    }
  };
