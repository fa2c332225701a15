import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { CardGrid } from './CardGrid';
import { useColumns } from './useColumns';
import { useFirstPicture } from './useFirstPicture';
import { useRowsInView } from './useRowsInView';

interface VirtualGridProps<T> {
  items: readonly T[];
  columns: 6 | 8;
  keyOf: (item: T) => string;
  /** A stable function: a card is made anew when it changes. */
  renderItem: (item: T) => ReactNode;
  /** More items are to come: their places stand below the last one already. */
  isGrowing?: boolean;
}

/** Below the poster: the line of facts, which grows with the reader's size of text. */
const FACTS_REM = 1.75;
/** The gaps of CardGrid. */
const ROW_GAP_PX = 24;
const COLUMN_GAP_PX = 16;

/** So many are made before the list's width is known. */
const FIRST_CARDS = 8;

/** So many rows are kept for what is to come. */
const ROWS_TO_COME = 3;

/** A grid of cards of which only the rows near the screen exist, however long the list is. */
export function VirtualGrid<T>({ items, columns: max, keyOf, renderItem, isGrowing = false }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [{ width, rem }, setBox] = useState({ width: 0, rem: 16 });
  const columns = useColumns(max);
  const cardHeight = ((width - (columns - 1) * COLUMN_GAP_PX) / columns) * 1.5 + FACTS_REM * rem;
  const rowHeight = cardHeight + ROW_GAP_PX;
  const [from, to] = useRowsInView(list, width === 0 ? 0 : rowHeight);
  const firstPicture = useFirstPicture(list);
  const rows = Math.ceil(items.length / columns) + (isGrowing ? ROWS_TO_COME : 0);

  useLayoutEffect(() => {
    const measure = () =>
      setBox({
        width: list.current?.clientWidth ?? 0,
        rem: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      });
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
