import { onDocument } from './onDocument';
import { placeOf } from './placeOf';
import type { RestListener, RestWatcher } from './restWatcher';

/** Whoever goes along a row by its arrows stops for longer than a mouse before it means something. */
const REST_MS = 600;

/** The focus as far as it can be seen: a press brings it as well, and has its mouse. */
export function watchFocus({ onRest, onLeave }: RestListener): RestWatcher {
  let place: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (place) onRest(place);
    }, REST_MS);
  };
  const goTo = (next: HTMLElement | null, isSeen: boolean) => {
    if (next === place) return;
    clearTimeout(timer);
    timer = undefined;
    if (place) onLeave(place);
    place = next;
    if (next && isSeen) wait();
  };
  const goWith = (target: EventTarget | null) => {
    goTo(placeOf(target), target instanceof Element && target.matches(':focus-visible'));
  };
  const stopListening = onDocument({
    focusin: ({ target }) => {
      goWith(target);
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget === null) goTo(null, false);
    },
  });
  // The first key of a visit may have moved it before anybody listened.
  goWith(document.activeElement);

  return {
    // The page scrolls to where the focus goes.
    startOver: () => {
      if (timer !== undefined) wait();
    },
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}
