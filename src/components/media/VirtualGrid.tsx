import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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
}

/** Below the poster: the line of facts. */
const FACTS_PX = 28;
/** The gaps of CardGrid. */
const ROW_GAP_PX = 24;
const COLUMN_GAP_PX = 16;

/** So many are made before the list's width is known. */
const FIRST_CARDS = 8;

/** A grid of cards of which only the rows near the screen exist, however long the list is. */
export function VirtualGrid<T>({ items, columns: max, keyOf, renderItem }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const columns = useColumns(max);
  const cardHeight = ((width - (columns - 1) * COLUMN_GAP_PX) / columns) * 1.5 + FACTS_PX;
  const rowHeight = cardHeight + ROW_GAP_PX;
  const [from, to] = useRowsInView(list, width === 0 ? 0 : rowHeight);
  const firstPicture = useFirstPicture(list);
  const rows = Math.ceil(items.length / columns);

  useLayoutEffect(() => {
    const measure = () => setWidth(list.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, []);

  const shown = width === 0 ? [0, FIRST_CARDS] : [from * columns, to * columns];
  const style = {
    paddingTop: from * rowHeight,
    height: rows * rowHeight - ROW_GAP_PX,
    gridAutoRows: cardHeight,
    alignContent: 'start',
  };
  return (
    <CardGrid ref={list} columns={max} style={width === 0 ? undefined : style} {...firstPicture}>
      {items.slice(...shown).map((item, index) => (
        <Cell
          key={keyOf(item)}
          item={item}
          renderItem={renderItem}
          position={(shown[0] ?? 0) + index + 1}
          count={items.length}
        />
      ))}
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
