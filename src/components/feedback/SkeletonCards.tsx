import * as styles from './SkeletonCards.module.css';

interface SkeletonCardsProps {
  count: number;
  /** They only keep the place; nothing is on its way yet. */
  isStill?: boolean;
}

/** Cards to come, in the shape of cards; list items like them. */
export function SkeletonCards({ count, isStill = false }: SkeletonCardsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li
      key={index}
      aria-hidden
      data-waiting={!isStill}
      data-early-picture={index === 0 || undefined}
      className={styles.card}
    />
  ));
}
