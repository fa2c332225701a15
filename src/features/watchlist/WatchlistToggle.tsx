import { DiscButton } from '@/components/ui/DiscButton';
import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/components/ui/Icon';
import type { Title } from '@/domain/title';
import { useWatchlistToggle } from './useWatchlistToggle';

interface WatchlistToggleProps {
  title: Title;
  /** What a listed title shows: a check, or a cross where the specification says so. */
  listedIcon?: IconName;
}

/** The plus in a card's corner, a check once the title is in the list. */
export function WatchlistToggle({ title, listedIcon = 'check' }: WatchlistToggleProps) {
  const { isListed, toggle } = useWatchlistToggle(title);
  return (
    <DiscButton
      label={isListed ? 'Remove from watchlist' : 'Add to watchlist'}
      // A toggle for those who look for one; its name says which way, so a pressed state would say it twice.
      aria-pressed={false}
      data-on={isListed}
      onClick={toggle}
    >
      <Icon name={isListed ? listedIcon : 'add'} size={18} />
    </DiscButton>
  );
}
