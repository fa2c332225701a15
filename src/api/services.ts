import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Failure } from '@/domain/record/failure';
import type { OpenedLists } from '@/persistence/openedLists';
import type { FetchResult, JsonRequest } from './baseQuery/fetchJson';
import type { CatalogueAnswer } from './catalogueRequest';
import type { SharedAnswers } from './askOnce';
import type { Keeper } from './tmdb/keeper';
import type { withAge } from './withAge';

/** What the store hands to every request. */
export interface Services {
  config: Promise<RuntimeConfig>;
  /** Answers that a better source gave after another one's was shown, until they take its place; by question. */
  betterAnswers: Map<string, CatalogueAnswer>;
  /** Of the product API, by path. */
  productPages: SharedAnswers;
  /** What TMDB says of a title, by address: its page and what stands below ask for the same. */
  titleAnswers: SharedAnswers;
  /** The site is known to have its own catalogue. */
  isOwn?: true;
  /** Whether it has one, see `hasOwnCatalogue`; not there before that matters. */
  ownCatalogue?: Promise<boolean> | undefined;
  /** Of TMDB's answers over visits; not there in a first visit's first moments, nor where it cannot be had. */
  keeper?: Promise<Keeper | undefined>;
  /** What was answered before it was here. */
  unkept: [JsonRequest, FetchResult][];
  /** Gives an answer's action the answer's age; not there in a visit's first moments. */
  withAge?: typeof withAge;
  /** Resolves when what was played is in the store, which begins without it; left out where there is no page. */
  openProgress?: () => Promise<OpenedLists | void>;
  /** The last ones, the newest first. */
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

/** The store is made with Services as the thunks' extra argument; Redux types it as unknown. */
export const servicesOf = (api: Pick<BaseQueryApi, 'extra'>) => api.extra as Services;
