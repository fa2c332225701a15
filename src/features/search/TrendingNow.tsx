import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTrendingQuery } from '@/api/product/endpoints/lists';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import type { Title } from '@/domain/title/title';

const TRENDING_LIMIT = 12;

interface TrendingNowProps {
  heading: string;
  /** The cards, as list items. */
  renderCards: (titles: readonly Title[]) => ReactNode;
}

/** What others watch. An extra: without its data it is simply not there. */
export const TrendingNow = memo(function TrendingNow({ heading, renderCards }: TrendingNowProps) {
  const { data, isLoading } = useTrendingQuery();
  const titles = data?.titles.slice(0, TRENDING_LIMIT) ?? [];
  if (titles.length === 0 && !isLoading) return null;
  return (
    <TitleRow heading={heading}>
      {isLoading && <SkeletonCards count={TRENDING_LIMIT} />}
      {renderCards(titles)}
    </TitleRow>
  );
});
