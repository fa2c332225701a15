import type { DomPath } from '@/lib/domPath';
import { byPosition } from '@/lib/domPath';
import { keepPageStates, keptPageStates } from '@/persistence/keptPageStates';

/** The state in which the viewer left a page. */
export interface PageState {
  top: number;
  /** The rows that were scrolled, by their DOM path, with the distance in pixels in the direction of the text. */
  rows: Map<string, RowState>;
  focus: FocusTarget | null;
}

interface RowState {
  place: DomPath;
  forward: number;
}

/** The focused element: its DOM path. A link also has its URL and the DOM path of its list. */
export interface FocusTarget {
  place: DomPath;
  href: string | null;
  list: DomPath | null;
}

/** A page state as JSON. */
type KeptState = Omit<PageState, 'rows'> & { rows: RowState[] };

/** Browsers keep at most 50 session-history entries. */
const ENTRIES = 50;

/**
 * The page states by history entry, the most recent last. A reload keeps them, because it shows the same page again: after
 * a change of the language, for example.
 */
const memory = new Map<string, PageState>(isNewVisit() ? [] : keptStates());

/** Returns whether the viewer came from elsewhere. The keys of such a visit can be those of an earlier one. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return (entry?.type ?? 'navigate') === 'navigate';
}

function keptStates(): [string, PageState][] {
  const { language, states = [] } = keptPageStates<KeptState>() ?? {};
  // In another language a section has another heading.
  const placed = language === document.documentElement.lang ? (place: DomPath) => place : byPosition;
  return states.map(([key, { top, rows, focus }]) => {
    const placedRows = rows.map(({ place, forward }): RowState => ({ place: placed(place), forward }));
    const placedFocus = focus && { ...focus, place: placed(focus.place), list: focus.list && placed(focus.list) };
    return [key, { top, rows: new Map(placedRows.map((row) => [keyOf(row.place), row])), focus: placedFocus }];
  });
}

/** Keeps the states of all pages for a reload. */
export function keepStates(): void {
  const states = Array.from(memory, ([key, { rows, ...state }]): [string, KeptState] => [
    key,
    { ...state, rows: [...rows.values()] },
  ]);
  keepPageStates<KeptState>({ language: document.documentElement.lang, states });
}

export const rememberedState = (key: string): PageState | undefined => memory.get(key);

export function rememberState(key: string, state: PageState): void {
  memory.delete(key);
  memory.set(key, state);
  const [oldest = key] = memory.keys();
  if (memory.size > ENTRIES) memory.delete(oldest);
}

/** Returns the key of a row among the rows of a page. */
export function keyOf(place: DomPath): string {
  return JSON.stringify(place);
}
