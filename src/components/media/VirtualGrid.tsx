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
  /** A stable function: a card is made anew when it changes. */
  renderItem: (item: T) => Elements;
  /** What stands below each card, with its distance, in px. */
  footHeight?: number;
  /** More items are to come: their places stand below the last one already. */
  isGrowing?: boolean;
}

/** Below the poster, where the style sheet does not say it. */
const WORDS_REM = 1.75;
/** The gaps of CardGrid. */
const ROW_GAP_PX = 24;
const COLUMN_GAP_PX = 16;

/** So many are made before the list's width is known. */
const FIRST_CARDS = 8;

/** So many rows are kept for what is to come. */
const ROWS_TO_COME = 3;

/** A grid of cards of which only the rows near the screen exist, however long the list is. */
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
  // In whole pixels: of a fraction the browser keeps a part, and would paint every row anew when those above it change.
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
  /** From 1. */
  position: number;
  count: number;
}

/** Its card is made once: which it is, and of how many, is the cell's alone. */
function Cell<T>({ item, renderItem, position, count }: CellProps<T>) {
  return (
    <li aria-setsize={count} aria-posinset={position}>
      {useMemo(() => renderItem(item), [renderItem, item])}
    </li>
  );
}
