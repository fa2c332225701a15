import { DiscButton } from '@/components/ui/DiscButton';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import { useWatchlistToggle } from './useWatchlistToggle';

interface WatchlistToggleProps {
  title: Title;
  isListed: boolean;
  /** The icon of a listed title: a check, or a cross on the pages for which the specification asks for it. */
  listedIcon?: 'check' | 'close' | undefined;
}

/** The toggle in the corner of a card. */
export function WatchlistToggle({ title, isListed, listedIcon = 'check' }: WatchlistToggleProps) {
  const toggle = useWatchlistToggle(title, isListed);
  return (
    <DiscButton
      icon={isListed ? listedIcon : 'add'}
      label={isListed ? t('Remove from watchlist') : t('Add to watchlist')}
      // Card previews find their cards by this attribute.
      data-toggle
      data-on={isListed}
      onClick={toggle}
    />
  );
}
