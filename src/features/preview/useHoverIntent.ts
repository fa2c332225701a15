import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasTvLayout } from '@/lib/hasTvLayout';
import { onDocument, openerOf } from './hoverIntent';
import { watchFocus } from './watchFocus';
import { watchPointer } from './watchPointer';

interface PreviewState {
  place: HTMLElement;
  /** A closed preview stays mounted until another one opens, so that it can fade out. */
  isOpen: boolean;
  /** The history key of the preview's page. */
  page: string;
  /** Changes with the card. */
  id: number;
}

/**
 * Returns the card whose preview is open. A preview opens at hover or focus intent. It closes when the pointer or the
 * focus leaves, on scroll, on a press and on Escape. The listeners are on the document, so they work for all cards.
 */
export function useHoverIntent(): PreviewState | null {
  const { key: page } = useLocation();
  const [previewed, setPreviewed] = useState<PreviewState | null>(null);
  const isFirstPage = useRef(true);

  // A layout effect, so that the listeners exist as soon as the cards are visible.
  useLayoutEffect(() => {
    let open: HTMLElement | null = null;
    const close = () => {
      if (!open) return;
      open = null;
      setPreviewed((last) => last && { ...last, isOpen: false });
    };
    const listener = {
      onRest: (place: HTMLElement) => {
        // On a television, something always has the focus.
        if (hasTvLayout() || document.querySelector('dialog[open]')) return;
        open = place;
        setPreviewed((last) => {
          const id = last?.id ?? 0;
          return { place, isOpen: true, page, id: last?.place === place ? id : id + 1 };
        });
      },
      onLeave: (place: HTMLElement) => {
        if (open === place) close();
      },
    };
    const pointer = watchPointer(listener);
    const focus = watchFocus(listener);
    // After a navigation, the pointer is on a new page by chance, so it does not count as hover.
    if (isFirstPage.current) pointer.begin();
    isFirstPage.current = false;

    const stopListening = onDocument({
      scroll: () => {
        pointer.startOver();
        focus.startOver();
        close();
      },
      keydown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        pointer.settle();
        if (open.querySelector('[popover]')?.contains(document.activeElement)) openerOf(open)?.focus();
        close();
      },
      pointerdown: ({ target }) => {
        pointer.settle();
        if (!(target instanceof Node && open?.contains(target))) close();
      },
      // A press on the card opens the title. A press on the preview opens the card.
      click: ({ target }) => {
        const place = open;
        if (!place || !(target instanceof Element) || !place.contains(target)) return;
        // Closes the preview after the next frame, because the opened page has priority.
        if (target.closest('article')) requestAnimationFrame(() => setTimeout(() => listener.onLeave(place)));
        else if (!target.closest('a, button')) openerOf(place)?.click();
      },
    });
    return () => {
      pointer.stop();
      focus.stop();
      stopListening();
    };
  }, [page]);

  return previewed?.page === page ? previewed : null;
}
