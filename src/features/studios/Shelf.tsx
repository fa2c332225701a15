import { TitleRow } from '@/components/media/TitleRow';
import type { Elements } from '@/lib/elements';
import * as styles from './Shelf.late.module.css';

/** How wide a shelf's card is shown. */
export const SHELF_SIZES = '(max-width: 639px) 38vw, (max-width: 1023px) 20vw, 15vw';

interface ShelfProps {
  heading: string;
  /** List items. */
  children: Elements;
}

/** A row of six cards that fills a wide page to its edges. */
export function Shelf({ heading, children }: ShelfProps) {
  return (
    <div className={styles.shelf}>
      <TitleRow heading={heading}>{children}</TitleRow>
    </div>
  );
}
