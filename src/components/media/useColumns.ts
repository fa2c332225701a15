import { useSyncExternalStore } from 'react';

/** The page widths at which the number of columns changes. Must match the style sheet of the grid. */
const STEPS = [
  { from: 1760, columns: 8 },
  { from: 1280, columns: 6 },
  { from: 1024, columns: 5 },
  { from: 768, columns: 4 },
  { from: 480, columns: 3 },
] as const;

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

const columnsNow = () => (columns ??= STEPS.find(({ from }) => window.innerWidth >= from)?.columns ?? 2);

/** Returns the number of columns of a grid at the current page width, at most `max`. */
export const useColumns = (max: number): number => Math.min(useSyncExternalStore(subscribe, columnsNow), max);
