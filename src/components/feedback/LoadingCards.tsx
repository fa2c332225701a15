import { CardGrid } from '../media/CardGrid';
import { LoadingLine } from './LoadingLine';
import { SkeletonCards } from './SkeletonCards';

interface LoadingCardsProps {
  text: string;
  columns: 6 | 8;
  count: number;
}

/** A grid to come, and what is waited for in words. */
export function LoadingCards({ text, columns, count }: LoadingCardsProps) {
  return (
    <>
      <LoadingLine text={text} />
      <CardGrid columns={columns}>
        <SkeletonCards count={count} />
      </CardGrid>
    </>
  );
}
