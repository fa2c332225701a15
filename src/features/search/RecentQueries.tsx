import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { t } from '@/i18n/t';
import * as styles from './RecentQueries.module.css';
import { recentQueriesCleared, selectRecentQueries } from './searchSlice';

interface RecentQueriesProps {
  onPick: (query: string) => void;
}

export function RecentQueries({ onPick }: RecentQueriesProps) {
  const dispatch = useAppDispatch();
  const queries = useAppSelector(selectRecentQueries);
  if (queries.length === 0) return null;
  return (
    <section aria-label={t('Recent searches')} className={styles.recent}>
      <h2 className={styles.heading}>{t('Recent searches')}</h2>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query}>
            <Button
              onClick={() => {
                onPick(query);
              }}
            >
              <Icon name="history" size={16} />
              <span className={styles.query} dir="auto">
                {query}
              </span>
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => dispatch(recentQueriesCleared())}>
            {/* Translators: Forgets the recent searches */}
            {t('Clear all')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
