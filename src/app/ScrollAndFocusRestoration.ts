import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { resolveDomPath, domPathOf } from '@/lib/domPath';
import { forwardSign } from '@/lib/forwardSign';
import type { FocusTarget, PageState } from './pageStates';
import { keepStates, keyOf, rememberedState, rememberState } from './pageStates';

/** The time after which the page stays at its scroll position if it has not become high enough. */
const RESTORE_TIMEOUT_MS = 3000;

interface ScrollAndFocusRestorationProps {
  main: RefObject<HTMLElement | null>;
  /** The path at which the visit started. The viewer may already be on another page when this component loads. */
  startPath: string;
}

/**
 * Restores the scroll position of the page, of each row, and the focus after back and forward. A new page starts at its
 * top with the focus at its beginning.
 */
export function ScrollAndFocusRestoration({ main, startPath }: ScrollAndFocusRestorationProps) {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef(startPath);
  const shown = useRef<PageState>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepStates);
    return () => window.removeEventListener('pagehide', keepStates);
  }, []);

  useLayoutEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;

    const kept = isReturn ? rememberedState(key) : undefined;
    // A viewer who has scrolled between a reload and the loading of this chunk must not be moved.
    const hasScrolled = kept !== undefined && shown.current === undefined && window.scrollY > 0;
    const earlier = hasScrolled ? undefined : kept;
    // Uses the recorded position, because reading it from the window would force a layout.
    const state: PageState = earlier ?? { top: shown.current?.top ?? 0, rows: new Map(), focus: null };
    shown.current = state;
    rememberState(key, state);
    let stopRestoring: () => void = () => undefined;
    if (earlier) stopRestoring = restore(page, earlier);
    else if (isNewPage) {
      state.top = 0;
      window.scrollTo(0, 0);
      page.focus({ preventScroll: true });
    }
    const stopTracking = trackState(page, state);
    return () => {
      stopRestoring();
      stopTracking();
    };
  }, [key, pathname, isReturn, main]);

  // Scrolling before this chunk loaded was not recorded. The page has been laid out at this time.
  useEffect(() => {
    const [page, state] = [main.current, shown.current];
    if (!page || !state) return;
    state.top = window.scrollY;
    noteRows(page, state);
  }, [main]);

  return null;
}

/** Records the scroll position of a row, also when the row is back at its start. */
function noteRow(row: Element, page: HTMLElement, { rows }: PageState): void {
  const place = domPathOf(row, page);
  const key = keyOf(place);
  // Positions are negative in a page that runs from right to left.
  const forward = Math.abs(row.scrollLeft);
  if (forward !== 0 || rows.has(key)) rows.set(key, { place, forward });
}

function noteRows(page: HTMLElement, state: PageState): void {
  for (const row of page.querySelectorAll('ul')) noteRow(row, page, state);
}

/** Keeps the state of a page up to date while it is shown. */
function trackState(page: HTMLElement, state: PageState): () => void {
  const handleScroll = ({ target }: Event) => {
    if (target === document) state.top = window.scrollY;
    else if (target instanceof HTMLElement && page.contains(target)) noteRow(target, page, state);
  };
  const noteFocus = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === page || !page.contains(target)) return;
    const list = target.closest('ul');
    state.focus = {
      place: domPathOf(target, page),
      href: target.getAttribute('href'),
      list: list && domPathOf(list, page),
    };
  };
  const handleFocus = ({ target }: Event) => noteFocus(target);
  // The focus may have moved before this chunk loaded.
  noteFocus(document.activeElement);
  // Scroll events do not bubble, but they can be captured.
  document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
  document.addEventListener('focusin', handleFocus);
  return () => {
    document.removeEventListener('scroll', handleScroll, { capture: true });
    document.removeEventListener('focusin', handleFocus);
  };
}

/**
 * Finds the focused element again. In a long list its DOM path changes with the rendered rows, so a link is found by
 * its URL.
 */
function find({ place, href, list }: FocusTarget, page: HTMLElement): Element | null {
  const there = resolveDomPath(place, page);
  if (there?.getAttribute('href') === href) return there;
  const links = href !== null && list ? resolveDomPath(list, page)?.querySelectorAll('a') : null;
  return [...(links ?? [])].find((link) => link.getAttribute('href') === href) ?? null;
}

/** Any of these events cancels the restoration. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Restores a page frame by frame: the scroll position as soon as the page is high enough, rows and the focus as soon as
 * they are rendered. A missing element delays nothing else. Any user input cancels the restoration.
 */
function restore(page: HTMLElement, state: PageState): () => void {
  const rows = new Map(state.rows);
  const { top } = state;
  let { focus } = state;
  const giveUpAt = performance.now() + RESTORE_TIMEOUT_MS;
  let frame = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of USER_INPUT_EVENTS) window.removeEventListener(type, stop);
  };
  /** Returns whether to stop. If not, schedules the next frame. */
  const isOver = (isDone: boolean, again: () => void) => {
    const waits = !isDone && performance.now() < giveUpAt;
    if (waits) frame = requestAnimationFrame(again);
    return !waits;
  };
  const bringRows = () => {
    for (const [key, { place, forward }] of rows) {
      const row = resolveDomPath(place, page);
      if (!row) continue;
      row.scrollTo({ left: forward * forwardSign(row), behavior: 'instant' });
      rows.delete(key);
    }
  };
  const bringPage = () => {
    const isHighEnough = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (!isOver(isHighEnough, bringPage)) return;
    bringRows();
    window.scrollTo({ top, behavior: 'instant' });
    // A long list needs one frame to notice the scroll position, and one to render the cards there.
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
  for (const type of USER_INPUT_EVENTS) window.addEventListener(type, stop, { passive: true });
  bringPage();
  return stop;
}
