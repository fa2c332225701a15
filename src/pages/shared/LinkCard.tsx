import { memo } from 'react';
import { TitleCard } from '@/components/media/TitleCard';
import { TitleLink } from '@/components/media/TitleLink';
import type { Title } from '@/domain/title/title';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';

interface LinkCardProps {
  title: Title;
  /** The list that contains the title. */
  titles: readonly Title[];
  isListed: boolean;
  sizes?: string | undefined;
  listedIcon?: 'check' | 'close' | undefined;
}

/** A card that links to the detail page and has a watchlist toggle. */
export const LinkCard = memo(function LinkCard({ title, titles, isListed, sizes, listedIcon }: LinkCardProps) {
  return (
    <TitleCard
      title={title}
      sizes={sizes}
      opener={<TitleLink title={title} titles={titles} />}
      action={<WatchlistToggle title={title} isListed={isListed} listedIcon={listedIcon} />}
    />
  );
});
