import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SelectField } from '@/components/ui/SelectField';
import type { WatchlistOrder } from '@/domain/watchlist/watchlistOrder';
import * as styles from './WatchlistTools.late.module.css';

const ORDER_NAMES: Record<WatchlistOrder, string> = {
  added: 'Date added',
  title: 'Title',
  year: 'Year',
  rating: 'Rating',
  runtime: 'Running time',
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
    <SelectField label="Sort by" value={order} options={ORDER_OPTIONS} className={styles.order} onChange={onOrder} />
    <Button variant="quiet" className={styles.clear} onClick={onClear}>
      <Icon name="clear" size={18} />
      Clear Watchlist
    </Button>
  </div>
);
