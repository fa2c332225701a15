import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Source } from '@/domain/record/source';
import type { FetchResult } from './baseQuery/fetchJson';

/** A question to the product API that is more than one path, see `severalAnswers`. */
export type ProductQuestion = (config: RuntimeConfig, api: BaseQueryApi) => Promise<FetchResult>;

/** One question, as each source has to be asked; a source that is left out cannot answer it. */
export interface CatalogueRequest {
  /** What the log calls it: the cache key. */
  name: string;
  /** A path below the product API (`movies/popular`), or how several of its responses make one. */
  product?: string | ProductQuestion;
  /** The path that takes its place where an own catalogue does not offer it. */
  ownFallback?: string;
  tmdb?: TmdbRequest;
  /** The samples' answer, in the wire's shape like every other; they are loaded only when they are needed. */
  sample: () => Promise<unknown>;
}

export interface TmdbRequest {
  path: string;
  params?: Record<string, string | number>;
}

/** Settings of an endpoint. */
export interface CatalogueOptions {
  /** Whether an answer can be used; one that cannot makes the next source answer. Without it every one can. */
  isUsable?: (answer: unknown) => boolean;
  /** The page is TMDB's: without a key a developer is told why samples are shown. */
  needsTmdb?: boolean;
}

/** Travels with every answer into the DevTools. */
export interface CatalogueMeta {
  source: Source;
  /** When the source said it, see `withAge`; what a sample says has no age. */
  fetchedAt?: number;
}

export interface CatalogueAnswer {
  data: unknown;
  meta: CatalogueMeta;
}
