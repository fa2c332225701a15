import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord } from '@/lib/json';
import { within } from '@/lib/time';
import { askOnce } from '../askOnce';
import { isSampleAnswer } from '../product/sampleMark';
import { WHOLE_LISTS } from '../product/wholeListPaths';
import type { Services } from '../services';
import { servicesOf } from '../services';
import type { FetchResult } from './fetchJson';
import { fetchWithRetry } from './fetchWithRetry';

type Api = Pick<BaseQueryApi, 'dispatch' | 'extra'>;

/** The site has its own catalogue, which config.json does not declare. */
export const ownCatalogueDetected = createAction('catalogue/ownCatalogueDetected');

/** Whether an own catalogue was detected. */
export const ownCatalogueReducer = (isOwn = false, action: UnknownAction): boolean =>
  isOwn || ownCatalogueDetected.match(action);

/** Either of these lists without the samples' mark makes the catalogue the deployer's own. */
const TELLING_LISTS = Object.values(WHOLE_LISTS);

/** Samples must not wait longer for a product API that hangs. */
const DETECTION_TIMEOUT_MS = 500;

/** Whether a response of the product API means that it does not offer this: a 404, or a page in place of JSON. */
export const isNotOffered = ({ error }: FetchResult): boolean => error?.status === 404 || error?.kind === 'badAnswer';

/** Whether a response is a list, bare or wrapped, that is not marked as samples. */
export const isOwnList = (data: unknown): boolean =>
  Array.isArray(data) || (isRecord(data) && !isSampleAnswer(data) && Object.values(data).some(Array.isArray));

/**
 * Whether the site has its own catalogue, so that no sample may be shown: config.json says so, or the product API has a
 * list that is not marked as samples. An API that cannot be reached counts as none, and is asked again the next time.
 */
export async function hasOwnCatalogue(api: Api): Promise<boolean> {
  const services = servicesOf(api);
  services.ownCatalogue ??= detect(services, api);
  return (await within(DETECTION_TIMEOUT_MS, services.ownCatalogue)) ?? false;
}

/** Records that a list of the product API is the deployer's own, which config.json does not declare. */
export function noteOwnCatalogue({ dispatch, extra }: Api): void {
  const services = servicesOf({ extra });
  if (services.isOwnCatalogueNoted) return;
  services.isOwnCatalogueNoted = true;
  services.ownCatalogue = Promise.resolve(true);
  dispatch(ownCatalogueDetected());
}

async function detect(services: Services, api: Api): Promise<boolean> {
  const { site, sources, productApiUrl } = await services.config;
  if (!site.samples) return true;
  if (!sources.includes('product')) return false;
  const unreached: string[] = [];
  const request = async (path: string) => {
    const ask = (signal: AbortSignal) => fetchWithRetry({ url: `${productApiUrl}/${path}` }, signal);
    // Shared with the pages that show the list, and never aborted: the result counts for the whole visit.
    const result = await askOnce(services.productPages, path, ask, new AbortController().signal);
    if (result.error && !isNotOffered(result)) unreached.push(path);
    if (!isOwnList(result.data)) throw new Error('Not an own list');
  };
  try {
    await Promise.any(TELLING_LISTS.map(request));
    noteOwnCatalogue(api);
    return true;
  } catch {
    if (unreached.length > 0) services.ownCatalogue = undefined;
    return false;
  }
}
