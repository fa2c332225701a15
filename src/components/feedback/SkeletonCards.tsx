import * as styles from './SkeletonCards.module.css';

interface SkeletonCardsProps {
  count: number;
}

/** Cards to come, in the shape of cards; list items like them. */
export function SkeletonCards({ count }: SkeletonCardsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden data-waiting>
      <span className={styles.poster} />
      <span className={styles.facts} />
    </li>
  ));
}
