import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Failure } from '@/domain/record/failure';
import type { OpenedLists } from '@/persistence/openedLists';
import type { FetchResult, JsonRequest } from './baseQuery/fetchJson';
import type { CatalogueAnswer } from './catalogueRequest';
import type { SharedAnswers } from './askOnce';
import type { Keeper } from './tmdb/keeper';
import type { withAge } from './withAge';

/** The services that the store passes to every request. */
export interface Services {
  config: Promise<RuntimeConfig>;
  /** The late responses of preferred sources, by request, until they replace the response that is shown. */
  betterAnswers: Map<string, CatalogueAnswer>;
  /** The responses of the product API, by path. */
  productPages: SharedAnswers;
  /** The TMDB responses about titles, by URL. The title page and the sections below it share them. */
  titleAnswers: SharedAnswers;
  /** True as soon as the app knows that the site has its own catalogue. */
  isOwn?: true;
  /**
   * Resolves with whether the site has its own catalogue, see `hasOwnCatalogue`. Undefined until the first caller needs
   * it.
   */
  ownCatalogue?: Promise<boolean> | undefined;
  /** The stored cache of TMDB responses. Undefined in the first seconds of a first visit, or if it cannot load. */
  keeper?: Promise<Keeper | undefined>;
  /** The TMDB responses that arrived before `keeper` was loaded, to be stored later. */
  unkept: [JsonRequest, FetchResult][];
  /** Gives the action of a response its original fetch time. Undefined in the first seconds of a visit. */
  withAge?: typeof withAge;
  /** Resolves when the stored progress is in the store, which starts without it. Undefined if there is no page. */
  openProgress?: () => Promise<OpenedLists | void>;
  /** The most recent failures, newest first. */
  failures: Failure[];
}

export const makeServices = (config: Promise<RuntimeConfig>): Services => ({
  config,
  betterAnswers: new Map(),
  productPages: new Map(),
  titleAnswers: new Map(),
  unkept: [],
  failures: [],
});

/** Returns the services. The store passes them as the extra argument of thunks, which Redux types as unknown. */
export const servicesOf = (api: Pick<BaseQueryApi, 'extra'>) => api.extra as Services;
