import { useSearchParams } from 'react-router-dom';
import { Link } from '@/components/ui/Link';
import { t } from '@/i18n/t';
import * as styles from './ColorChips.late.module.css';
import type { ColorMood } from './colorMoods';
import { COLOR_PARAM, moodOfAddress } from './colorMoods';

interface ColorChipsProps {
  moods: readonly ColorMood[];
  /** The other parameters of the list's address. */
  search: string;
  onPick: () => void;
}

/** Links to the titles of each color mood. */
export function ColorChips({ moods, search, onPick }: ColorChipsProps) {
  const [params] = useSearchParams();
  const chosen = moodOfAddress(params);
  return (
    <nav aria-label={t('By color')} className={styles.chips}>
      {moods.map(({ id, name, glass }) => (
        <Link
          key={id}
          to={`/movies?${[search, `${COLOR_PARAM}=${id}`].filter(Boolean).join('&')}`}
          className={styles.chip}
          onClick={onPick}
          aria-current={chosen?.id === id ? 'page' : undefined}
        >
          <span className={styles.glass} style={{ color: glass }} />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
