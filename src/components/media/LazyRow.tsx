import { useRef } from 'react';
import type { Elements } from '@/lib/elements';
import { SkeletonCards } from '../feedback/SkeletonCards';
import { TitleRow } from './TitleRow';
import { useProgressiveRender } from './useProgressiveRender';

interface LazyRowProps<T> {
  heading: string;
  note?: Elements;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  renderItem: (item: T, index: number) => Elements;
}

/** The number of skeletons until the row comes near. */
const PLACES = 10;

/** A row that renders its cards when it comes near the screen. */
export function LazyRow<T>({ heading, note, items, keyOf, renderItem }: LazyRowProps<T>) {
  const row = useRef<HTMLElement>(null);
  const count = useProgressiveRender(row, heading);
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
