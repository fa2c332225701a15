import { DiscButton } from '@/components/ui/DiscButton';
import type { Title } from '@/domain/title/title';
import { useWatchlistToggle } from './useWatchlistToggle';

interface WatchlistToggleProps {
  title: Title;
  isListed: boolean;
  /** What a listed title shows: a check, or a cross where the specification says so. */
  listedIcon?: 'check' | 'close' | undefined;
}

/** The plus in a card's corner, a check once the title is in the list. */
export function WatchlistToggle({ title, isListed, listedIcon = 'check' }: WatchlistToggleProps) {
  const toggle = useWatchlistToggle(title, isListed);
  return (
    <DiscButton
      icon={isListed ? listedIcon : 'add'}
      label={isListed ? 'Remove from watchlist' : 'Add to watchlist'}
      // For previews, which are of cards that have one.
      data-toggle
      data-on={isListed}
      onClick={toggle}
    />
  );
}
