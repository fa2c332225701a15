import { useSearchParams } from 'react-router-dom';
import { Link } from '@/components/ui/Link';
import type { Title } from '@/domain/title/title';
import * as styles from './ColourChips.late.module.css';
import { COLOUR_PARAM, lampOf, lampOfAddress, LAMPS } from './lamps';

interface ColourChipsProps {
  titles: readonly Title[];
  /** What else stands in the address of their list. */
  search: string;
  onPick: () => void;
}

/** The lamps that some of the titles burn with, each the way to its own. */
export function ColourChips({ titles, search, onPick }: ColourChipsProps) {
  const [params] = useSearchParams();
  const chosen = lampOfAddress(params);
  const burning = new Set(titles.map(lampOf));
  return (
    <nav aria-label="By colour" className={styles.chips}>
      {LAMPS.filter((lamp) => burning.has(lamp)).map(({ id, name, glass }) => (
        <Link
          key={id}
          to={`/movies?${[search, `${COLOUR_PARAM}=${id}`].filter(Boolean).join('&')}`}
          className={styles.chip}
          onClick={onPick}
          aria-current={chosen?.id === id ? 'page' : undefined}
        >
          <span className={styles.glass} style={{ color: glass }} />
          {name}
        </Link>
      ))}
    </nav>
  );
}
