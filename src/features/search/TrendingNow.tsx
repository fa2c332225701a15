import type { ReactNode } from 'react';
import { useTrendingQuery } from '@/api/product/endpoints/lists';
import { TitleRow } from '@/components/media/TitleRow';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';

const TRENDING_LIMIT = 12;

interface TrendingNowProps {
  renderCard: (title: Title) => ReactNode;
}

/** An extra: without its data it is simply not there. */
export function TrendingNow({ renderCard }: TrendingNowProps) {
  const { data } = useTrendingQuery();
  const titles = data?.titles.slice(0, TRENDING_LIMIT) ?? [];
  if (titles.length === 0) return null;
  return (
    <TitleRow heading="Trending Now">
      {titles.map((title) => (
        <li key={titleKey(title)}>{renderCard(title)}</li>
      ))}
    </TitleRow>
  );
}
