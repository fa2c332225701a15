import { usePopularQuery } from '@/api/product/endpoints/popular';
import { ListRow } from '@/features/search/ListRow';
import { BrowseCards } from './BrowseCards';

/** Where what was looked for is not there: what is, in cards that lead to the titles' own pages. */
export const PopularTonight = () => (
  <ListRow
    heading="Popular tonight"
    list={usePopularQuery()}
    renderCards={(titles) => <BrowseCards titles={titles} />}
  />
);
