import { CardGrid } from '../media/CardGrid';
import { LoadingLine } from './LoadingLine';
import * as styles from './LoadingCards.module.css';
import { SkeletonCards } from './SkeletonCards';

interface LoadingCardsProps {
  text: string;
  columns: 6 | 8;
  count: number;
}

/** A grid to come, and over it what is waited for in words: the cards come just where their shapes are. */
export function LoadingCards({ text, columns, count }: LoadingCardsProps) {
  return (
    <div className={styles.loading}>
      <CardGrid columns={columns}>
        <SkeletonCards count={count} />
      </CardGrid>
      <LoadingLine text={text} />
    </div>
  );
}
