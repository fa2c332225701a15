import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useColumns } from './useColumns';
import * as styles from './VirtualGrid.module.css';

interface VirtualGridProps<T> {
  items: readonly T[];
  columns: number;
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
}

/** Beyond the poster: the line of facts and the gap to the next row. */
const ROW_EXTRA_PX = 52;
const COLUMN_GAP_PX = 16;

/** A grid of cards of which only the rows near the screen exist, however long the list is. */
export function VirtualGrid<T>({ items, columns: max, keyOf, renderItem }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  const columns = useColumns(max);

  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setPlace({ width: box.width, top: box.top + window.scrollY });
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, []);

  const cardWidth = (place.width - (columns - 1) * COLUMN_GAP_PX) / columns;
  const rowHeight = Math.max(cardWidth * 1.5 + ROW_EXTRA_PX, 120);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    overscan: 3,
    scrollMargin: place.top,
  });
  // The virtualizer keeps sizes; another width has others.
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  return (
    <ul ref={list} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().flatMap(({ index: row, start }) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <li
            key={keyOf(item)}
            className={styles.cell}
            aria-setsize={items.length}
            aria-posinset={row * columns + column + 1}
            style={{
              width: cardWidth,
              transform: `translate(${column * (cardWidth + COLUMN_GAP_PX)}px, ${start - place.top}px)`,
            }}
          >
            {renderItem(item)}
          </li>
        )),
      )}
    </ul>
  );
}
