import { useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { t } from '@/i18n/t';
import { useWatchlistToggle } from './useWatchlistToggle';
import { selectListedKeys } from './watchlistSlice';

interface WatchlistButtonProps {
  title: Title;
}

/** The watchlist toggle with a text label. */
export function WatchlistButton({ title }: WatchlistButtonProps) {
  const isListed = useAppSelector(selectListedKeys).has(titleKey(title));
  const toggle = useWatchlistToggle(title, isListed);
  return (
    <Button onClick={toggle}>
      <Icon name={isListed ? 'check' : 'add'} size={18} />
      <span>{isListed ? t('In Watchlist') : t('Add to Watchlist')}</span>
    </Button>
  );
}
