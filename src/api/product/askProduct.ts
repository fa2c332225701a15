import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { ONE_DAY_MS } from '@/lib/time';
import type { ApiError } from '../baseQuery/apiError';
import { UNUSABLE_ANSWER } from '../baseQuery/apiError';
import type { FetchResult } from '../baseQuery/fetchJson';
import { fetchWithRetry } from '../baseQuery/fetchWithRetry';
import { servicesOf } from '../services';
import type { SharedRequest } from '../shareRequest';
import { shareRequest } from '../shareRequest';

/** The product API, as a question that takes several of its answers asks it. */
export interface ProductAccess {
  config: RuntimeConfig;
  /** Asks for a path below it; rejects where there is no answer. */
  get: (path: string) => Promise<unknown>;
  /** The same for a page of a whole list, which is asked for once: not for each genre, and each word that is searched. */
  getPage: (path: string) => Promise<unknown>;
}

/** The pages that have been asked for, by path. */
export type ProductPages = Map<string, { askedAt: number; ask: SharedRequest<unknown> }>;

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
    const ask = async (path: string, signal: AbortSignal) => {
      const result = await fetchWithRetry({ url: `${config.productApiUrl}/${path}` }, signal);
      if (result.error) throw new ProductFailure(result.error);
      return result.data;
    };
    const get: ProductAccess['get'] = (path) => ask(path, api.signal);
    const { productPages } = servicesOf(api);
    const getPage: ProductAccess['get'] = (path) => {
      const earlier = productPages.get(path);
      if (earlier && Date.now() - earlier.askedAt < ONE_DAY_MS) return earlier.ask(api.signal);
      const forget = () => productPages.delete(path);
      const shared = shareRequest((signal) => ask(path, signal), forget);
      productPages.set(path, { askedAt: Date.now(), ask: shared });
      const answer = shared(api.signal);
      answer.catch(forget);
      return answer;
    };
    try {
      return { data: await question({ config, get, getPage }) };
    } catch (error) {
      return { error: error instanceof ProductFailure ? error.reason : UNUSABLE_ANSWER };
    }
  };
