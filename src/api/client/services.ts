import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Failure } from '@/domain/record/failure';
import type { CachedResponses } from '@/persistence/cachedResponses';
import type { ListWriters } from '@/persistence/writeAllLists';
import type { FetchResult, JsonRequest } from './fetchJson';
import type { CatalogueAnswer } from './catalogueRequest';
import type { SharedResponses } from './dedupeRequest';

/**
 * The cache of TMDB responses. `ask` returns a cached response, or sends the request and caches its response. The code
 * is in a separate chunk, which a first visit does not need at once.
 */
export interface ResponseCache {
  ask: (call: JsonRequest, signal: AbortSignal) => Promise<FetchResult>;
  /** Caches a response for later visits, in idle time, if it is worth it. */
  keep: (call: JsonRequest, result: FetchResult) => void;
  kept: CachedResponses;
}

/** The services that the store passes to every request. */
export interface Services {
  config: Promise<RuntimeConfig>;
  /** The late responses of preferred sources, by request, until they replace the response that is shown. */
  preferredResponses: Map<string, CatalogueAnswer>;
  /** The responses of the product API, by path. */
  productPages: SharedResponses;
  /** The TMDB responses about titles, by URL. The title page and the sections below it share them. */
  titleAnswers: SharedResponses;
  /** True as soon as the app knows that the site has its own catalogue. */
  isOwn?: true;
  /**
   * Resolves with whether the site has its own catalogue, see `hasOwnCatalogue`. Undefined until the first caller needs
   * it.
   */
  ownCatalogue?: Promise<boolean> | undefined;
  /** The stored cache of TMDB responses. Undefined in the first seconds of a first visit, or if it cannot load. */
  responseCache?: Promise<ResponseCache | undefined>;
  /** The TMDB responses that arrived before `responseCache` was loaded, to be stored later. */
  pendingWrites: [JsonRequest, FetchResult][];
  /** Gives the action of a response its original fetch time. Undefined in the first seconds of a visit. */
  withOriginalFetchTime?: (action: UnknownAction) => UnknownAction;
  /** Loads the stored progress into the store. Undefined outside the app, such as in a test. */
  openProgress?: () => Promise<ListWriters | void>;
  /** The most recent failures, newest first. */
  failures: Failure[];
}

export const makeServices = (config: Promise<RuntimeConfig>): Services => ({
  config,
  preferredResponses: new Map(),
  productPages: new Map(),
  titleAnswers: new Map(),
  pendingWrites: [],
  failures: [],
});

/** Returns the services. The store passes them as the extra argument of thunks, which Redux types as unknown. */
export const servicesOf = (api: Pick<BaseQueryApi, 'extra'>) => api.extra as Services;
