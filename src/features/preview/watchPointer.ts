import { canHover } from '@/lib/canHover';
import { onDocument } from './onDocument';
import { placeOf } from './placeOf';
import type { RestListener, RestWatcher } from './restWatcher';

const REST_MS = 300;

/** A hand that rests still trembles. */
const STILL_PX = 6;

/** Only what really moves counts: a page that scrolls below a mouse has brought nobody. */
export function watchPointer({
  onRest,
  onLeave,
}: RestListener): RestWatcher & { begin: () => void; settle: () => void } {
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
    }, REST_MS);
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
    const next = placeOf(target);
    if (next !== place) goTo(next);
    else if (next && !isSettled && !(Math.hypot(at[0] - anchor[0], at[1] - anchor[1]) <= STILL_PX)) wait();
  };
  const stopListening = onDocument({
    pointermove: handleMove,
    // The page has moved something else below it.
    pointerover: ({ target }) => {
      if (placeOf(target) !== place) goTo(null);
    },
    // Out of the window.
    pointerout: ({ relatedTarget }) => {
      if (relatedTarget === null) goTo(null);
    },
  });

  return {
    /** A mouse that rests already says nothing of itself. */
    begin: () => {
      if (canHover()) goTo(placeOf([...document.querySelectorAll(':hover')].at(-1) ?? null));
    },
    /** Nothing more comes of this visit to the place. */
    settle: () => {
      stopWaiting();
      isSettled = true;
    },
    // Whoever has just come is still there when the page comes to rest; what was open stays closed until something moves.
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
