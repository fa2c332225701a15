import { memo } from 'react';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import type { Title } from '@/domain/title/title';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';

interface PressCardProps {
  title: Title;
  isListed: boolean;
  sizes?: string | undefined;
  onPress: (title: Title) => void;
}

/** A card with an action on the current page and a watchlist toggle. */
export const PressCard = memo(function PressCard({ title, isListed, sizes, onPress }: PressCardProps) {
  return (
    <TitleCard
      title={title}
      sizes={sizes}
      opener={<TitleButton title={title} onPress={onPress} />}
      action={<WatchlistToggle title={title} isListed={isListed} />}
    />
  );
});
