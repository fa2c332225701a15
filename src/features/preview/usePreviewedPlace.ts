import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onDocument } from './onDocument';
import { openerOf } from './placeOf';
import { watchFocus } from './watchFocus';
import { watchPointer } from './watchPointer';

interface Previewed {
  place: HTMLElement;
  /** A closed one stays until another opens, so that it can fade. */
  isOpen: boolean;
  /** The page that it is on. */
  page: string;
  /** Another one for another place. */
  id: number;
}

/**
 * The place whose card is previewed: one that the mouse or the focus rests at, until they leave it, something scrolls, it
 * is pressed or Escape is. It listens at the document, whatever stands there.
 */
export function usePreviewedPlace(): Previewed | null {
  const { key: page } = useLocation();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const isFirstPage = useRef(true);

  // It hears from the moment that it is there.
  useLayoutEffect(() => {
    let open: HTMLElement | null = null;
    const close = () => {
      if (!open) return;
      open = null;
      setPreviewed((last) => last && { ...last, isOpen: false });
    };
    const listener = {
      onRest: (place: HTMLElement) => {
        if (document.querySelector('dialog[open]')) return;
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
    // A page that takes another's place below a mouse has not been pointed at.
    if (isFirstPage.current) pointer.begin();
    isFirstPage.current = false;

    const stopListening = onDocument({
      scroll: () => {
        pointer.startOver();
        focus.startOver();
        close();
      },
      keydown: ({ key }) => {
        if (key !== 'Escape' || !open) return;
        pointer.settle();
        if (open.querySelector('[popover]')?.contains(document.activeElement)) openerOf(open)?.focus();
        close();
      },
      pointerdown: ({ target }) => {
        pointer.settle();
        if (!(target instanceof Node && open?.contains(target))) close();
      },
      // A press on the card opens the title, and one on its preview does what one on the card does.
      click: ({ target }) => {
        const place = open;
        if (!place || !(target instanceof Element) || !place.contains(target)) return;
        // What the press opens is shown first.
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
