import { canHover } from '@/lib/canHover';
import { onDocument, cardOf } from './hoverIntent';
import type { HoverIntentListener, HoverIntentWatcher } from './hoverIntent';

const HOVER_INTENT_MS = 300;

/** The movement in pixels that still counts as resting. */
const STILL_PX = 6;

/** Watches the mouse. Only real movement counts: scrolling under a resting mouse does not. */
export function watchPointer({
  onRest,
  onLeave,
}: HoverIntentListener): HoverIntentWatcher & { begin: () => void; settle: () => void } {
  let place: HTMLElement | null = null;
  let isSettled = false;
  let at = [NaN, NaN] as const;
  let anchor = at;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    anchor = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      isSettled = true;
      if (place) onRest(place);
    }, HOVER_INTENT_MS);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const goTo = (next: HTMLElement | null) => {
    stopWaiting();
    if (place) onLeave(place);
    place = next;
    isSettled = false;
    if (next) wait();
  };
  const handleMove = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || (clientX === at[0] && clientY === at[1])) return;
    at = [clientX, clientY];
    const next = cardOf(target);
    if (next !== place) goTo(next);
    else if (next && !isSettled && !(Math.hypot(at[0] - anchor[0], at[1] - anchor[1]) <= STILL_PX)) wait();
  };
  const stopListening = onDocument({
    pointermove: handleMove,
    // The page has moved another element below the pointer.
    pointerover: ({ target }) => {
      if (cardOf(target) !== place) goTo(null);
    },
    // The pointer has left the window.
    pointerout: ({ relatedTarget }) => {
      if (relatedTarget === null) goTo(null);
    },
  });

  return {
    /** Starts with the hovered card, because a resting mouse fires no events. */
    begin: () => {
      if (canHover()) goTo(cardOf([...document.querySelectorAll(':hover')].at(-1) ?? null));
    },
    /** Ignores the card until the pointer leaves it. */
    settle: () => {
      stopWaiting();
      isSettled = true;
    },
    // A pending wait restarts after a scroll. A closed preview opens again only after a movement.
    startOver: () => {
      if (timer !== undefined) wait();
      anchor = at;
      isSettled = false;
    },
    stop: () => {
      stopWaiting();
      stopListening();
    },
  };
}
