import { DiscButton } from '@/components/ui/DiscButton';
import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';
import { t } from '@/i18n/t';

export interface RemoveButtonProps {
  item: WatchlistItem;
  /** The item is removed and fades out. */
  isLeaving: boolean;
  onRemove: (item: WatchlistItem, pressed: HTMLElement) => void;
}

export const removeButtonId = (key: TitleKey) => `remove-${key}`;

export const RemoveButton = ({ item, isLeaving, onRemove }: RemoveButtonProps) => (
  <DiscButton
    id={removeButtonId(titleKey(item))}
    icon={isLeaving ? 'busy' : 'close'}
    label={t('Remove {title} from Watchlist', { title: item.title })}
    title={t('Remove from Watchlist')}
    disabled={isLeaving}
    data-on={isLeaving}
    onClick={({ currentTarget }) => {
      onRemove(item, currentTarget);
    }}
  />
);
