import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord } from '@/lib/json';
import { withTimeout } from '@/lib/time';
import { storedOwnCatalogueCheck, storeOwnCatalogueCheck } from '@/persistence/ownCatalogueCheck';
import { msg } from '@/lib/msg';
import { dedupeRequest } from './dedupeRequest';
import type { ApiError } from './apiError';
import { isNotOffered, UNUSABLE_ANSWER } from './apiError';
import type { FetchResult } from './fetchJson';
import { fetchWithRetry } from './fetchWithRetry';
import { noteOwnCatalogue } from './ownCatalogueDetected';
import type { CatalogueAnswer, CatalogueOptions, CatalogueRequest } from './catalogueRequest';
import type { Services } from './services';
import { servicesOf } from './services';
import { isSampleResponse } from './isSampleResponse';
import { WHOLE_LISTS } from './wholeListPaths';

type Api = Pick<BaseQueryApi, 'dispatch' | 'extra'>;

/** Returns whether a response is a list, bare or wrapped, that is not marked as samples. */
const isOwnList = (data: unknown): boolean =>
  Array.isArray(data) || (isRecord(data) && !isSampleResponse(data) && Object.values(data).some(Array.isArray));

/** The detection timeout. A page must not wait longer for a product API that hangs. */
const DETECTION_TIMEOUT_MS = 500;

/**
 * Returns whether the site has its own catalogue, so that no sample may be shown. This is true if config.json says so,
 * or if the product API has a list that is not marked as samples. An API that cannot be reached counts as false and is
 * queried again the next time.
 */
export async function hasOwnCatalogue(api: Api): Promise<boolean> {
  const services = servicesOf(api);
  if (services.isOwn) return true;
  services.ownCatalogue ??= detect(services, api);
  return (await withTimeout(DETECTION_TIMEOUT_MS, services.ownCatalogue)) ?? false;
}

/**
 * Finds out in idle time whether the site has its own catalogue, with requests at most once in 24 hours. A page that
 * must not show the wrong title calls `hasOwnCatalogue` instead, because a deployer may have added a catalogue since.
 */
export async function checkOwnCatalogue(api: Api): Promise<void> {
  const { sources, productApiUrl } = await servicesOf(api).config;
  const stored = sources.includes('product') ? storedOwnCatalogueCheck(productApiUrl) : undefined;
  if (stored) noteOwnCatalogue(api);
  if (stored === undefined) await hasOwnCatalogue(api);
}

async function detect(services: Services, api: Api): Promise<boolean> {
  const { site, sources, productApiUrl } = await services.config;
  if (!site.samples) return true;
  if (!sources.includes('product')) return false;
  const unreached: string[] = [];
  const request = async (path: string) => {
    const { data, error } = await getShared(services, path);
    if (error && !isNotOffered(error)) unreached.push(path);
    if (!isOwnList(data)) throw new Error('Not an own list');
  };
  try {
    await Promise.any(Object.values(WHOLE_LISTS).map(request));
    noteOwnCatalogue(api);
    storeOwnCatalogueCheck(productApiUrl, true);
    return true;
  } catch {
    if (unreached.length > 0) services.ownCatalogue = undefined;
    else storeOwnCatalogueCheck(productApiUrl, false);
    return false;
  }
}

/**
 * Requests a list of the product API. The response is shared with the pages that show it. The request is never aborted,
 * because its result counts for the whole visit.
 */
async function getShared({ config, productPages }: Services, path: string): Promise<FetchResult> {
  const url = `${(await config).productApiUrl}/${path}`;
  return dedupeRequest(productPages, path, (signal) => fetchWithRetry({ url }, signal), new AbortController().signal);
}

/** The responses of all servers to one request so far. */
export interface Outcome {
  /** The data of files that are marked as samples and are already loaded. */
  bundledSamples?: unknown;
  /** Set if the product API has no data of its own: its error, or true if its response had no data. */
  productMiss?: ApiError | true;
  /** The error of a source other than the product API. It may have the titles. */
  otherServerError?: ApiError;
}

export type Result = (CatalogueAnswer & { error?: undefined }) | { error: ApiError };

const NOTHING = { results: [] };

/**
 * Returns the result for a site with its own catalogue if no server had a usable response. If the request names a
 * fallback list, the result is that list. Otherwise the result is an empty list if the catalogue lacks such titles, and
 * an error in all other cases.
 */
export async function resultWithoutSamples(
  { ownFallback }: CatalogueRequest,
  api: BaseQueryApi,
  { productMiss, otherServerError }: Outcome,
  { isUsable = () => true }: CatalogueOptions = {},
): Promise<Result> {
  const isMissing = productMiss === true || (productMiss !== undefined && isNotOffered(productMiss));
  if (isMissing && ownFallback !== undefined) {
    const { data, fetchedAt } = await getShared(servicesOf(api), ownFallback);
    if (isOwnList(data) && isUsable(data)) return { data, meta: { source: 'product', fetchedAt } };
  }
  const error = otherServerError ?? (isMissing ? undefined : productMiss);
  if (isMissing && !error && isUsable(NOTHING)) return { data: NOTHING, meta: { source: 'product' } };
  return { error: error ?? (productMiss === true ? undefined : productMiss) ?? UNUSABLE_ANSWER };
}

const NO_RESPONSE: ApiError = { kind: 'timeout', message: msg('The catalogue is not responding') };

/** After this time a section shows an error instead of the loading state. */
const SILENCE_LIMIT_MS = 3500;

/**
 * Waits for the servers' result on a site with its own catalogue, and returns an error after the time limit.
 * @param onLate receives a result that arrives later
 */
export async function ownResult(
  servers: Promise<Result>,
  withoutSamples: () => Promise<Result>,
  onLate: (late: Result) => void,
): Promise<Result> {
  const result = servers.then((found) => (found.error ? withoutSamples() : found));
  const early = await withTimeout(SILENCE_LIMIT_MS, result);
  if (!early) void result.then(onLate);
  return early ?? { error: NO_RESPONSE };
}
