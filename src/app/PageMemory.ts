import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { PagePlace } from '@/lib/pagePlace';
import { elementIn, placeOf } from '@/lib/pagePlace';

/** How a page was left. */
interface PageState {
  top: number;
  /** Rows that were scrolled sideways, by their place. */
  rows: Map<string, { place: PagePlace; left: number }>;
  focus: Focused | null;
}

/** What had the focus: its place, and for a link where it leads and the list that it stands in. */
interface Focused {
  place: PagePlace;
  href: string | null;
  list: PagePlace | null;
}

/** By history entry, the latest last; lives as long as the tab. */
const memory = new Map<string, PageState>();

/** No browser goes further back. */
const ENTRIES = 50;

function remember(key: string, state: PageState): void {
  memory.delete(key);
  memory.set(key, state);
  const [oldest = key] = memory.keys();
  if (memory.size > ENTRIES) memory.delete(oldest);
}

/** A page that is not as high as it was after this time starts where it is. */
const PATIENCE_MS = 3000;

interface PageMemoryProps {
  main: RefObject<HTMLElement | null>;
  /** The path that the visit began with: this may come when another page is shown already. */
  startPath: string;
}

/**
 * Back and forward return to where one was: the page's scroll, each row's, and the focus. A new page starts at its top
 * with the focus at its beginning.
 */
export function PageMemory({ main, startPath }: PageMemoryProps) {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef(startPath);
  const shown = useRef<PageState>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;

    const earlier = isReturn ? memory.get(key) : undefined;
    // Where it stood was noted; to ask the window would lay the page out before its time.
    const state: PageState = earlier ?? { top: shown.current?.top ?? 0, rows: new Map(), focus: null };
    shown.current = state;
    remember(key, state);
    let stopRestoring: () => void = () => undefined;
    if (earlier) stopRestoring = restore(page, earlier);
    else if (isNewPage) {
      state.top = 0;
      window.scrollTo(0, 0);
      page.focus({ preventScroll: true });
    }
    const stopNotes = takeNotes(page, state);
    return () => {
      stopRestoring();
      stopNotes();
    };
  }, [key, pathname, isReturn, main]);

  // What somebody scrolled before this chunk came told nobody. By now it is laid out.
  useEffect(() => {
    const [page, state] = [main.current, shown.current];
    if (!page || !state) return;
    state.top = window.scrollY;
    noteRows(page, state);
  }, [main]);

  return null;
}

/** Where a row stands; one that is back at its beginning, too. */
function noteRow(row: Element, page: HTMLElement, { rows }: PageState): void {
  const place = placeOf(row, page);
  const key = JSON.stringify(place);
  if (row.scrollLeft !== 0 || rows.has(key)) rows.set(key, { place, left: row.scrollLeft });
}

function noteRows(page: HTMLElement, state: PageState): void {
  for (const row of page.querySelectorAll('ul')) noteRow(row, page, state);
}

/** Keeps a page's state up to date while it is shown. */
function takeNotes(page: HTMLElement, state: PageState): () => void {
  const handleScroll = ({ target }: Event) => {
    if (target === document) state.top = window.scrollY;
    else if (target instanceof HTMLElement && page.contains(target)) noteRow(target, page, state);
  };
  const noteFocus = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === page || !page.contains(target)) return;
    const list = target.closest('ul');
    state.focus = {
      place: placeOf(target, page),
      href: target.getAttribute('href'),
      list: list && placeOf(list, page),
    };
  };
  const handleFocus = ({ target }: Event) => noteFocus(target);
  // The focus may have come before this chunk did.
  noteFocus(document.activeElement);
  // Scrolling does not bubble, but it is captured on its way down.
  document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
  document.addEventListener('focusin', handleFocus);
  return () => {
    document.removeEventListener('scroll', handleScroll, { capture: true });
    document.removeEventListener('focusin', handleFocus);
  };
}

/** It again; in a long list its place has changed with the rows that are there, so there a link is known by its goal. */
function find({ place, href, list }: Focused, page: HTMLElement): Element | null {
  const there = elementIn(place, page);
  if (there?.getAttribute('href') === href) return there;
  const links = href !== null && list ? elementIn(list, page)?.querySelectorAll('a') : null;
  return [...(links ?? [])].find((link) => link.getAttribute('href') === href) ?? null;
}

/** Somebody goes their own way. */
const STIRS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Brings a page back, frame by frame: its scroll as soon as it is as high as it was, rows and the focus as soon as they
 * are there, one that is gone holding up nothing else. Whoever stirs meanwhile goes their own way.
 */
function restore(page: HTMLElement, state: PageState): () => void {
  const rows = new Map(state.rows);
  const { top } = state;
  let { focus } = state;
  const giveUpAt = performance.now() + PATIENCE_MS;
  let frame = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of STIRS) window.removeEventListener(type, stop);
  };
  /** Whether it is over; if not, there is a next frame. */
  const isOver = (isDone: boolean, again: () => void) => {
    const waits = !isDone && performance.now() < giveUpAt;
    if (waits) frame = requestAnimationFrame(again);
    return !waits;
  };
  const bringRows = () => {
    for (const [key, { place, left }] of rows) {
      const row = elementIn(place, page);
      row?.scrollTo({ left, behavior: 'instant' });
      if (row) rows.delete(key);
    }
  };
  const bringPage = () => {
    const isHighEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (!isOver(isHighEnough, bringPage)) return;
    bringRows();
    window.scrollTo({ top, behavior: 'instant' });
    // A frame for a long list to hear of it, and one for its cards, which it has only where the page stands.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(bringRest);
    });
  };
  const bringRest = () => {
    bringRows();
    const found = focus && find(focus, page);
    if (found instanceof HTMLElement) {
      found.focus({ preventScroll: true });
      focus = null;
    }
    if (isOver(rows.size === 0 && focus === null, bringRest)) stop();
  };
  for (const type of STIRS) window.addEventListener(type, stop, { passive: true });
  bringPage();
  return stop;
}
