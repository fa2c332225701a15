import { useSite } from '@/components/site/SiteContext';
import { Icon } from '@/components/ui/Icon';
import type { TitleFilter } from '@/domain/filter/titleFilter';
import { t } from '@/i18n/t';
import { orderOf, orderOptions, ORDERS } from './orders';
import * as styles from './OrderSelect.late.module.css';

interface OrderSelectProps {
  sort: TitleFilter['sort'];
  onChange: (sort: TitleFilter['sort']) => void;
}

/** A short select with the most common orders. It includes another order if the panel or the address has chosen it. */
export function OrderSelect({ sort, onChange }: OrderSelectProps) {
  const { lacks } = useSite();
  const chosen = orderOf(sort);
  const offered = orderOptions({ rating: !lacks.includes('ratings') });
  return (
    <span className={styles.box}>
      <select
        aria-label={t('Sort by')}
        className={styles.select}
        value={chosen.name}
        onChange={(event) => {
          const order = ORDERS.find(({ name }) => name === event.target.value);
          if (order) onChange(order.sort);
        }}
      >
        {ORDERS.filter((order) => order === chosen || (order.short && offered.includes(order))).map(
          ({ name, short }) => (
            <option key={name} value={name}>
              {short ?? name}
            </option>
          ),
        )}
      </select>
      <Icon name="down" size={18} className={styles.arrow} />
    </span>
  );
}
