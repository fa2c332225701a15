import * as styles from './SkeletonCards.module.css';

interface SkeletonCardsProps {
  count: number;
  /** The skeletons only reserve space and are not animated, because no request is pending. */
  isStill?: boolean;
}

/** Placeholders in the shape of cards. They are list items, as cards are. */
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
