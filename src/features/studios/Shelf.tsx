import { TitleRow } from '@/components/media/TitleRow';
import type { Elements } from '@/lib/elements';
import * as styles from './Shelf.late.module.css';

/** The displayed width of a card, as the `sizes` of an `<img>`. */
export const SHELF_SIZES = '(max-width: 639px) 38vw, (max-width: 1023px) 20vw, 15vw';

interface ShelfProps {
  heading: string;
  /** Must be list items. */
  children: Elements;
}

/** A row of six cards that fills the width of a wide page. */
export function Shelf({ heading, children }: ShelfProps) {
  return (
    <div className={styles.shelf}>
      <TitleRow heading={heading}>{children}</TitleRow>
    </div>
  );
}
