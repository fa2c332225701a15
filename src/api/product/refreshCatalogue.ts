import { productApi } from './productApi';

/** A forced refresh: the cache is cleared, in storage too, and whatever is shown is fetched anew. */
export const refreshCatalogue = () => productApi.util.resetApiState();
