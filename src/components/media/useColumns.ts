import { useSyncExternalStore } from 'react';

/** From which page width on a grid has how many columns; the style sheet of the grid has the same steps. */
const STEPS = [
  { from: 1760, columns: 8 },
  { from: 1280, columns: 6 },
  { from: 1024, columns: 5 },
  { from: 768, columns: 4 },
  { from: 480, columns: 3 },
] as const;

/** Kept while somebody listens: to ask for the page's width has the browser lay it out there and then. */
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

/** How many columns a grid has at this page width, at most `max`. */
export const useColumns = (max: number): number => Math.min(useSyncExternalStore(subscribe, columnsNow), max);
