import type { RefObject } from 'react';
import { useSyncExternalStore, useLayoutEffect, useState, useEffect, useMemo, useRef } from 'react';
import type { Elements } from '@/lib/elements';
import { hasTvLayout } from '@/lib/hasTvLayout';
import { SkeletonCards } from '../feedback/SkeletonCards';
import { CardGrid } from './CardGrid';

/** The page widths at which the number of columns changes. Must match the style sheet of the grid. */
const STEPS: readonly (readonly [from: number, columns: number])[] = [
  [1760, 8],
  [1280, 6],
  [1024, 5],
  [768, 4],
  [480, 3],
];

/** The same in the layout for televisions, from the width at which the style sheets apply it. */
const TV_FROM = 900;
const TV_COLUMNS = 5;

/** Cached while a component subscribes: reading the page width forces a layout. */
let columns: number | undefined;

const subscribe = (onChange: () => void) => {
  const forget = () => {
    columns = undefined;
  };
  const handleResize = () => {
    forget();
    onChange();
  };
  window.addEventListener('resize', handleResize);
  return () => {
    forget();
    window.removeEventListener('resize', handleResize);
  };
};

const columnsNow = () =>
  (columns ??=
    hasTvLayout() && window.innerWidth >= TV_FROM
      ? TV_COLUMNS
      : (STEPS.find(([from]) => window.innerWidth >= from)?.[1] ?? 2));

/** Returns the number of columns of a grid at the current page width, at most `max`. */
export const useColumns = (max: number): number => Math.min(useSyncExternalStore(subscribe, columnsNow), max);

/**
 * The number of extra rows on either side of the screen. A flick of the wheel moves by about a row, and images take a
 * moment to load.
 */
const OVERSCAN = 3;

/**
 * Returns which rows of a list are near the screen. All rows must have the same height.
 * @param rowHeight in pixels, 0 until it is known
 * @returns the first row, and the row after the last one
 */
function useRowsInView(list: RefObject<Element | null>, rowHeight: number): readonly [from: number, to: number] {
  const [top, setTop] = useState(0);
  const [rowsOfScreen, setRowsOfScreen] = useState(0);

  useLayoutEffect(() => {
    if (rowHeight === 0) return undefined;
    const look = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      // React skips the render if the values have not changed.
      setTop(Math.floor(above / rowHeight));
      setRowsOfScreen(Math.ceil(window.innerHeight / rowHeight));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, rowHeight]);

  return [Math.max(top - OVERSCAN, 0), Math.max(top + rowsOfScreen + 1 + OVERSCAN, 0)];
}

/** How long the other images wait for the first one. */
const FIRST_IMAGE_TIMEOUT_MS = 1000;

/**
 * Lets the first image of a list load before the others: all are equally large, and one of them is the largest
 * contentful paint. Returns attributes for the list. The style sheet holds back the other images.
 */
function useFirstPicture(list: RefObject<Element | null>) {
  const [isComing, setIsComing] = useState(true);
  const isHere = () => setIsComing(false);

  useEffect(() => {
    const image = list.current?.querySelector('img');
    const timer = setTimeout(() => setIsComing(false), image && !image.complete ? FIRST_IMAGE_TIMEOUT_MS : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [list]);

  return { 'data-first-picture': isComing ? 'coming' : undefined, onLoadCapture: isHere, onErrorCapture: isHere };
}

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
  // `scale` is the size of a pixel of the design, `--px` in the style sheets.
  const [{ width, words, scale }, setBox] = useState({ width: 0, words: 0, scale: 1 });
  const columns = useColumns(max);
  // Rounded to whole pixels: browsers round fractions, and would repaint every row when the rows above it change.
  const cardHeight = Math.ceil(
    ((width - (columns - 1) * COLUMN_GAP_PX * scale) / columns) * 1.5 + words + footHeight * scale,
  );
  const rowGap = ROW_GAP_PX * scale;
  const rowHeight = cardHeight + rowGap;
  const [from, to] = useRowsInView(list, width === 0 ? 0 : rowHeight);
  const firstPicture = useFirstPicture(list);
  const rows = Math.ceil(items.length / columns) + (isGrowing ? ROWS_TO_COME : 0);

  useLayoutEffect(() => {
    const measure = () => {
      const root = getComputedStyle(document.documentElement);
      const rem = parseFloat(root.fontSize) || 16;
      setBox({
        width: list.current?.clientWidth ?? 0,
        words: (parseFloat(root.getPropertyValue('--card-words')) || WORDS_REM) * rem,
        scale: hasTvLayout() ? rem / 16 : 1,
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
    height: rows * rowHeight - rowGap,
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
