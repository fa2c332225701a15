import { onDocument, cardOf } from './hoverIntent';
import type { HoverIntentListener, HoverIntentWatcher } from './hoverIntent';

/** Longer than for the mouse, because arrow keys move along a row in steps. */
const HOVER_INTENT_MS = 600;

/** Watches the visible keyboard focus. A press moves the focus too, but `watchPointer` handles it. */
export function watchFocus({ onRest, onLeave }: HoverIntentListener): HoverIntentWatcher {
  let place: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (place) onRest(place);
    }, HOVER_INTENT_MS);
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
    goTo(cardOf(target), target instanceof Element && target.matches(':focus-visible'));
  };
  const stopListening = onDocument({
    focusin: ({ target }) => {
      goWith(target);
    },
    focusout: ({ relatedTarget }) => {
      if (relatedTarget === null) goTo(null, false);
    },
  });
  // The first key press may have moved the focus before this code was loaded.
  goWith(document.activeElement);

  return {
    // The browser scrolls to the focused element.
    startOver: () => {
      if (timer !== undefined) wait();
    },
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}
