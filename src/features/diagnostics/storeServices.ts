import type { Services } from '@/api/services';
import type { AppStore } from '@/app/store';

/** What the store hands to every request. */
export const storeServices = (store: AppStore): Services =>
  store.dispatch((_dispatch: unknown, _getState: unknown, services: Services) => services);
