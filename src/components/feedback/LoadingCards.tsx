import { CardGrid } from '../media/CardGrid';
import { LoadingLine } from './LoadingLine';
import * as styles from './LoadingCards.module.css';
import { SkeletonCards } from './SkeletonCards';

interface LoadingCardsProps {
  text: string;
  columns: 6 | 8;
  count: number;
}

/** A skeleton grid with a loading line over it. The cards later take exactly the positions of the skeletons. */
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
