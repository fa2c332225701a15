import { noFilter } from '@/domain/filter/noFilter';
import { ownPage, samplePage } from './browsePages';
import type { ProductAccess } from './product/askProduct';

/** A chip is the filter's own question: the same titles in the same order as in its panel. */
const queryOf = (genreId: number) => ({ list: null, filter: { ...noFilter('movie'), genres: [genreId] } });

/** A page of one genre of a deployer's own movies; nothing where they are the samples. */
export const ownGenrePage = (access: ProductAccess, genreId: number, page: number) =>
  ownPage(access, queryOf(genreId), page);

/** A page of one genre of the samples. */
export const sampleGenrePage = (genreId: number, page: number) => samplePage(queryOf(genreId), page);
