import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Site } from '@/config/site';
import { servicesOf } from './services';

type Api = Pick<BaseQueryApi, 'dispatch' | 'extra'>;

/** Facts about the site's own catalogue that the app has found out so far. */
type OwnSite = Partial<Pick<Site, 'lacks' | 'genres'>>;

/**
 * The site has its own catalogue, according to config.json or a response of the product API, or a new fact about it is
 * known.
 */
export const ownCatalogueDetected = createAction<OwnSite>('catalogue/ownDetected');

/** Holds the facts about the own catalogue. Null if none was detected. */
export const ownCatalogueReducer = (state: OwnSite | null = null, action: UnknownAction): OwnSite | null =>
  ownCatalogueDetected.match(action) ? { ...state, ...action.payload } : state;

/** Records that the site has its own catalogue. */
export function noteOwnCatalogue({ dispatch, extra }: Api): void {
  const services = servicesOf({ extra });
  if (services.isOwn) return;
  services.isOwn = true;
  dispatch(ownCatalogueDetected({}));
}
