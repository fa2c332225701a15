import { noFilter } from '@/domain/filter/titleFilter';
import { ownPage, samplePage } from './browsePages';
import type { ProductClient } from './product/productClient';

/** A genre chip uses the query of the filter panel, so both show the same titles in the same order. */
const queryOf = (genreId: number) => ({ list: null, filter: { ...noFilter('movie'), genres: [genreId] } });

/** Returns a page of one genre of the deployer's own movies, or undefined if the movies are the samples. */
export const ownGenrePage = (access: ProductClient, genreId: number, page: number) =>
  ownPage(access, queryOf(genreId), page);

/** Returns a page of one genre of the samples. */
export const sampleGenrePage = (genreId: number, page: number) => samplePage(queryOf(genreId), page);
