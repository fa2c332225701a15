import { memo } from 'react';
import { useTrendingQuery } from '@/api/endpoints/lists';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { ListRow } from './ListRow';

interface TrendingNowProps {
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

export const TrendingNow = memo(function TrendingNow({ renderCards }: TrendingNowProps) {
  return <ListRow heading={t('Trending Now')} list={useTrendingQuery()} renderCards={renderCards} />;
});
