import type { Services } from '@/api/client/services';
import type { AppStore } from '@/app/store';

/** Returns the services that the store passes to every request. */
export const storeServices = (store: AppStore): Services =>
  store.dispatch((_dispatch: unknown, _getState: unknown, services: Services) => services);
