import { usePopularQuery } from '@/api/endpoints/popular';
import { ListRow } from '@/features/search/ListRow';
import { t } from '@/i18n/t';
import { BrowseCards } from './BrowseCards';

/** A row of popular titles, for pages without content of their own. */
export const PopularTonight = () => (
  <ListRow
    heading={t('Popular tonight')}
    list={usePopularQuery()}
    renderCards={(titles) => <BrowseCards titles={titles} />}
  />
);
