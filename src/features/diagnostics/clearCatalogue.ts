import { genreRowEndpoints } from '@/api/product/endpoints/genreRows';
import { refreshCatalogue } from '@/api/product/refreshCatalogue';
import type { AppStore } from '@/app/store';

/** Clears the cached responses, in storage too, and refetches the first rows of the home page. */
export async function clearCatalogue({ dispatch }: AppStore): Promise<void> {
  dispatch(refreshCatalogue());
  await dispatch(genreRowEndpoints.allGenres.initiate(undefined, { subscribe: false }));
}
