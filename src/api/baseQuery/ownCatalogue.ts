import type { UnknownAction } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Site } from '@/config/site';
import { servicesOf } from '../services';

type Api = Pick<BaseQueryApi, 'dispatch' | 'extra'>;

/** Facts about the site's own catalogue that the app has found out so far. */
type OwnSite = Partial<Pick<Site, 'lacks' | 'genres'>>;

/** The site has its own catalogue, by config.json or by what the product API answered, or more of it is known. */
export const ownCatalogueDetected = createAction<OwnSite>('catalogue/ownDetected');

/** Null where no own catalogue was detected. */
export const ownCatalogueReducer = (state: OwnSite | null = null, action: UnknownAction): OwnSite | null =>
  ownCatalogueDetected.match(action) ? { ...state, ...action.payload } : state;

/** Records that the product API answered with something that is not marked as a sample. */
export function noteOwnCatalogue({ dispatch, extra }: Api): void {
  const services = servicesOf({ extra });
  if (services.isOwn) return;
  services.isOwn = true;
  dispatch(ownCatalogueDetected({}));
}
