import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { ApiError } from '../baseQuery/apiError';
import { UNUSABLE_ANSWER } from '../baseQuery/apiError';
import type { FetchResult } from '../baseQuery/fetchJson';
import { fetchWithRetry } from '../baseQuery/fetchWithRetry';
import { servicesOf } from '../services';
import { askOnce } from '../askOnce';

/** The product API, as a question that takes several of its answers asks it. */
export interface ProductAccess {
  config: RuntimeConfig;
  /** Asks for a path below it; rejects where there is no answer. */
  get: (path: string) => Promise<unknown>;
  /** The same for a page of a whole list, which is asked for once: not for each genre, and each word that is searched. */
  getPage: (path: string) => Promise<unknown>;
  /** Nobody waits for it any more. */
  signal: AbortSignal;
}

/** Carries an ApiError out of a question that takes several answers. */
class ProductFailure extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/** Whether a rejection says that the product API does not offer this list, as a plain file server or a page says it. */
export const isNoList = (error: unknown): boolean =>
  !(error instanceof ProductFailure) || error.reason.status === 404 || error.reason.kind === 'badAnswer';

/** A question to the product API that takes as many of its answers as `question` asks for. */
export const severalAnswers =
  (question: (access: ProductAccess) => Promise<unknown>) =>
  async (config: RuntimeConfig, api: Pick<BaseQueryApi, 'signal' | 'extra'>): Promise<FetchResult> => {
    const { productPages } = servicesOf(api);
    /** Of the oldest answer that this one is made of. */
    let fetchedAt = Infinity;
    const ask = (path: string) => (signal: AbortSignal) =>
      fetchWithRetry({ url: `${config.productApiUrl}/${path}` }, signal);
    const read = async (asked: Promise<FetchResult>) => {
      const { data, error, fetchedAt: at = Infinity } = await asked;
      if (error) throw new ProductFailure(error);
      fetchedAt = Math.min(fetchedAt, at);
      return data;
    };
    const get: ProductAccess['get'] = (path) => read(ask(path)(api.signal));
    const getPage: ProductAccess['get'] = (path) => read(askOnce(productPages, path, ask(path), api.signal));
    try {
      return { data: await question({ config, get, getPage, signal: api.signal }), fetchedAt };
    } catch (error) {
      return { error: error instanceof ProductFailure ? error.reason : UNUSABLE_ANSWER };
    }
  };
