import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { CatalogueAnswer } from './catalogueRequest';
import type { WholeLists } from './product/wholeLists';

/** What the store hands to every request. */
export interface Services {
  config: Promise<RuntimeConfig>;
  /** Answers that a better source gave after another one's was shown, until they take its place; by question. */
  betterAnswers: Map<string, CatalogueAnswer>;
  /** The product API's whole lists, read once. */
  wholeLists: WholeLists;
}

export const makeServices = (config: Promise<RuntimeConfig>): Services => ({
  config,
  betterAnswers: new Map(),
  wholeLists: new Map(),
});

/** The store is made with Services as the thunks' extra argument; Redux types it as unknown. */
export const servicesOf = (api: Pick<BaseQueryApi, 'extra'>) => api.extra as Services;
