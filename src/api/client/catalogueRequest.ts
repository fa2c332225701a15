import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Source } from '@/domain/record/source';
import type { FetchResult } from './fetchJson';

/** A request to the product API that needs more than one path, see `composeProductRequest`. */
export type ProductRequestFn = (config: RuntimeConfig, api: BaseQueryApi) => Promise<FetchResult>;

/** One request in the form of each source. A source without an entry cannot respond to it. */
export interface CatalogueRequest {
  /** The name of the request in the log and in cache keys. */
  name: string;
  /** A path below the product API (`movies/popular`), or a function that combines several of its responses. */
  product?: string | ProductRequestFn;
  /** The path to request instead if an own catalogue does not offer the path in the field `product`. */
  ownFallback?: string;
  tmdb?: TmdbRequest;
  /**
   * The response of the samples, in the same format as the other sources. The samples load only when they are needed.
   */
  sample: () => Promise<unknown>;
}

export interface TmdbRequest {
  path: string;
  params?: Record<string, string | number>;
}

/** The `extraOptions` of an endpoint. */
export interface CatalogueOptions {
  /**
   * Returns whether a response can be used. If not, the next source is queried. By default every response is usable.
   */
  isUsable?: (answer: unknown) => boolean;
  /** Whether the page depends on TMDB. Without a key, a console warning explains why samples are shown. */
  needsTmdb?: boolean;
}

/** The metadata of a response. The Redux DevTools show it. */
export interface CatalogueMeta {
  source: Source;
  /** The time of the original fetch, in milliseconds since 1970, see `withOriginalFetchTime`. Samples have none. */
  fetchedAt?: number;
}

export interface CatalogueAnswer {
  data: unknown;
  meta: CatalogueMeta;
}
