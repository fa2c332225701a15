import { usePopularQuery } from '@/api/endpoints/popular';
import { ListRow } from '@/features/search/ListRow';
import { BrowseCards } from './BrowseCards';

/** A row of popular titles, for pages without content of their own. */
export const PopularTonight = () => (
  <ListRow
    heading="Popular tonight"
    list={usePopularQuery()}
    renderCards={(titles) => <BrowseCards titles={titles} />}
  />
);
