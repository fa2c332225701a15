import { useRef } from 'react';
import type { Elements } from '@/lib/elements';
import { SkeletonCards } from '../feedback/SkeletonCards';
import { TitleRow } from './TitleRow';
import { useApproach } from './useApproach';

interface NearRowProps<T> {
  heading: string;
  note?: Elements;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  renderItem: (item: T, index: number) => Elements;
}

/** The number of skeletons until the row comes near. */
const PLACES = 10;

/** A row that renders its cards when it comes near the screen. */
export function NearRow<T>({ heading, note, items, keyOf, renderItem }: NearRowProps<T>) {
  const row = useRef<HTMLElement>(null);
  const count = useApproach(row, heading);
  return (
    <TitleRow ref={row} heading={heading} note={note}>
      {count === 0 ? (
        <SkeletonCards count={Math.min(items.length, PLACES)} isStill />
      ) : (
        items.slice(0, count).map((item, index) => <li key={keyOf(item)}>{renderItem(item, index)}</li>)
      )}
    </TitleRow>
  );
}
