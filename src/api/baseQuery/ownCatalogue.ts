import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { within } from '@/lib/time';
import { servicesOf } from '../services';

type Api = Pick<BaseQueryApi, 'dispatch' | 'extra'>;

/** The site has its own catalogue, by config.json or by what the product API answered. */
export const ownCatalogueDetected = createAction('catalogue/ownCatalogueDetected');

/** Whether an own catalogue was detected. */
export const ownCatalogueReducer = (isOwn = false, action: UnknownAction): boolean =>
  isOwn || ownCatalogueDetected.match(action);

/** What only sites with an own catalogue need, and those that may have one, is a chunk of its own. */
export const loadOwnSite = () => import(/* webpackChunkName: "settings" */ '../product/ownSite');

/** Samples must not wait longer for a product API that hangs. */
const DETECTION_TIMEOUT_MS = 500;

/**
 * Whether the site has its own catalogue, so that no sample may be shown: config.json says so, or the product API has a
 * list that is not marked as samples. An API that cannot be reached counts as none, and is asked again the next time.
 */
export async function hasOwnCatalogue(api: Api): Promise<boolean> {
  const services = servicesOf(api);
  services.ownCatalogue ??= loadOwnSite().then(
    ({ detectOwnCatalogue }) => detectOwnCatalogue(api),
    () => false,
  );
  return (await within(DETECTION_TIMEOUT_MS, services.ownCatalogue)) ?? false;
}

/** Records that the product API answered with something that is not marked as a sample. */
export function noteOwnCatalogue({ dispatch, extra }: Api): void {
  const services = servicesOf({ extra });
  if (services.isOwnCatalogueNoted) return;
  services.isOwnCatalogueNoted = true;
  services.ownCatalogue = Promise.resolve(true);
  dispatch(ownCatalogueDetected());
}
