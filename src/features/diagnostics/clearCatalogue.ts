import { genreRowEndpoints } from '@/api/product/endpoints/genreRows';
import { refreshCatalogue } from '@/api/product/refreshCatalogue';
import type { AppStore } from '@/app/store';

/** Forgets what the servers have said, in storage too, and asks anew for what home shows first. */
export async function clearCatalogue({ dispatch }: AppStore): Promise<void> {
  dispatch(refreshCatalogue());
  await dispatch(genreRowEndpoints.allGenres.initiate(undefined, { subscribe: false }));
}
