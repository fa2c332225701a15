import type { ComponentProps } from 'react';
import { useOwnCatalogueQuery } from '@/api/tmdb/endpoints/ownCatalogue';
import { GenreFilter } from './GenreFilter';

/** The chips of a site with its own catalogue: the genres that its movies have, the most frequent first. */
export const OwnGenreFilter = (props: Omit<ComponentProps<typeof GenreFilter>, 'genres'>) => (
  <GenreFilter {...props} genres={useOwnCatalogueQuery().data?.genres ?? []} />
);
