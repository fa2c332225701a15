import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import type { Elements } from '@/lib/elements';
import { CardGrid } from './CardGrid';
import { useColumns } from './useColumns';
import { useFirstPicture } from './useFirstPicture';
import { useRowsInView } from './useRowsInView';

interface VirtualGridProps<T> {
  items: readonly T[];
  columns: 6 | 8;
  keyOf: (item: T) => string;
  /** Must be a stable function: a new function renders all cards again. */
  renderItem: (item: T) => Elements;
  /** The height of the content below each card, including its distance, in pixels. */
  footHeight?: number;
  /** More items are to come. Skeletons reserve their space below the last item. */
  isGrowing?: boolean;
}

/** The height of the text below a poster if the style sheet does not set it, in rem. */
const WORDS_REM = 1.75;
/** The same gaps as in CardGrid. */
const ROW_GAP_PX = 24;
const COLUMN_GAP_PX = 16;

/** The number of cards that render before the width of the list is known. */
const FIRST_CARDS = 8;

/** The number of rows that are reserved for items to come. */
const ROWS_TO_COME = 3;

/** A grid that renders only the rows near the screen, for lists of any length. */
export function VirtualGrid<T>({
  items,
  columns: max,
  keyOf,
  renderItem,
  footHeight = 0,
  isGrowing = false,
}: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [{ width, words }, setBox] = useState({ width: 0, words: 0 });
  const columns = useColumns(max);
  // Rounded to whole pixels: browsers round fractions, and would repaint every row when the rows above it change.
  const cardHeight = Math.ceil(((width - (columns - 1) * COLUMN_GAP_PX) / columns) * 1.5 + words + footHeight);
  const rowHeight = cardHeight + ROW_GAP_PX;
  const [from, to] = useRowsInView(list, width === 0 ? 0 : rowHeight);
  const firstPicture = useFirstPicture(list);
  const rows = Math.ceil(items.length / columns) + (isGrowing ? ROWS_TO_COME : 0);

  useLayoutEffect(() => {
    const measure = () => {
      const root = getComputedStyle(document.documentElement);
      setBox({
        width: list.current?.clientWidth ?? 0,
        words: (parseFloat(root.getPropertyValue('--card-words')) || WORDS_REM) * (parseFloat(root.fontSize) || 16),
      });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, []);

  const [start, end] = width === 0 ? [0, FIRST_CARDS] : [from * columns, Math.min(to, rows) * columns];
  const style = {
    paddingTop: from * rowHeight,
    height: rows * rowHeight - ROW_GAP_PX,
    gridAutoRows: cardHeight,
    alignContent: 'start',
  };
  return (
    <CardGrid
      ref={list}
      columns={max}
      style={width === 0 ? undefined : style}
      data-waiting={isGrowing}
      {...firstPicture}
    >
      {items.slice(start, end).map((item, index) => (
        <Cell key={keyOf(item)} item={item} renderItem={renderItem} position={start + index + 1} count={items.length} />
      ))}
      {isGrowing && (
        <SkeletonCards key={items.length} count={Math.max(end - Math.max(start, items.length), 0)} isStill />
      )}
    </CardGrid>
  );
}

interface CellProps<T> extends Pick<VirtualGridProps<T>, 'renderItem'> {
  item: T;
  /** Starts at 1. */
  position: number;
  count: number;
}

/** Memoizes the card, so that a change of position or count updates the list item alone. */
function Cell<T>({ item, renderItem, position, count }: CellProps<T>) {
  return (
    <li aria-setsize={count} aria-posinset={position}>
      {useMemo(() => renderItem(item), [renderItem, item])}
    </li>
  );
}
