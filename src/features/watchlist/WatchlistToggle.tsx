import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { IconButton } from '@/components/ui/IconButton';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import { announce } from '@/lib/announce';
import styles from './WatchlistToggle.module.css';
import { selectIsInWatchlist, titleAdded, titleRemoved } from './watchlistSlice';
import { Icon } from '@/components/ui/Icon';

interface WatchlistToggleProps {
  title: Title;
}

/** The plus in a card's corner, a check once the title is in the list. */
export function WatchlistToggle({ title }: WatchlistToggleProps) {
  const dispatch = useAppDispatch();
  const key = titleKey(title);
  const isListed = useAppSelector((state) => selectIsInWatchlist(state, key));
  const icon = isListed ? 'check' : 'add';

  const handleClick = () => {
    dispatch(isListed ? titleRemoved(key) : titleAdded(title));
    announce(isListed ? `${title.title} removed from your watchlist` : `${title.title} added to your watchlist`);
  };

  return (
    <IconButton
      label={isListed ? 'Remove from watchlist' : 'Add to watchlist'}
      aria-pressed={isListed}
      className={styles.toggle}
      onClick={handleClick}
    >
      <span className={styles.disc}>
        <Icon name={icon} size={18} />
      </span>
    </IconButton>
  );
}
