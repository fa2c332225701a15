import type { ReactNode } from 'react';
import { useTrendingQuery } from '@/api/product/endpoints/lists';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { TitleRow } from '@/components/media/TitleRow';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';

const TRENDING_LIMIT = 12;

interface TrendingNowProps {
  renderCard: (title: Title) => ReactNode;
}

/** An extra: without its data it is simply not there. */
export function TrendingNow({ renderCard }: TrendingNowProps) {
  const { data, isLoading } = useTrendingQuery();
  const titles = data?.titles.slice(0, TRENDING_LIMIT) ?? [];
  if (titles.length === 0 && !isLoading) return null;
  return (
    <TitleRow heading="Trending Now">
      {isLoading && <SkeletonCards count={TRENDING_LIMIT} />}
      {titles.map((title) => (
        <li key={titleKey(title)}>{renderCard(title)}</li>
      ))}
    </TitleRow>
  );
}
