import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SelectField } from '@/components/ui/SelectField';
import type { WatchlistOrder } from '@/domain/watchlist/watchlistOrder';
import { t, tIn } from '@/i18n/t';
import * as styles from './WatchlistTools.late.module.css';

const ORDER_NAMES: Record<WatchlistOrder, string> = {
  added: t('Date added'),
  title: tIn('order', 'Title'),
  year: tIn('order', 'Year'),
  rating: tIn('order', 'Rating'),
  runtime: t('Running time'),
};

const ORDER_OPTIONS = Object.entries(ORDER_NAMES).map(([value, name]) => ({ value, name }));

interface WatchlistToolsProps {
  order: string;
  onOrder: (order: string) => void;
  onClear: () => void;
}

/** The controls for the list as a whole. */
export const WatchlistTools = ({ order, onOrder, onClear }: WatchlistToolsProps) => (
  <div className={styles.tools}>
    <SelectField
      label={t('Sort by')}
      value={order}
      options={ORDER_OPTIONS}
      className={styles.order}
      onChange={onOrder}
    />
    <Button variant="quiet" className={styles.clear} onClick={onClear}>
      <Icon name="clear" size={18} />
      {t('Clear Watchlist')}
    </Button>
  </div>
);
