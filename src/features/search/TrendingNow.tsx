import { memo } from 'react';
import { useTrendingQuery } from '@/api/product/endpoints/lists';
import type { Title } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { ListRow } from './ListRow';

interface TrendingNowProps {
  /** The cards, as list items. */
  renderCards: (titles: readonly Title[]) => Elements;
}

/** What others watch. */
export const TrendingNow = memo(function TrendingNow({ renderCards }: TrendingNowProps) {
  return <ListRow heading="Trending Now" list={useTrendingQuery()} renderCards={renderCards} />;
});
