/** Callbacks for hover intent: the pointer or the focus stays on a card, or leaves it. */
export interface HoverIntentListener {
  onRest: (place: HTMLElement) => void;
  onLeave: (place: HTMLElement) => void;
}

/** Detects hover intent of the pointer or of the focus. */
export interface HoverIntentWatcher {
  /** The page has scrolled below the pointer, so the wait restarts. */
  startOver: () => void;
  stop: () => void;
}

type Handlers = { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void };

const OPTIONS = { capture: true, passive: true };

/**
 * Listens to events on the document in the capture phase, before the handlers of their targets.
 * @returns a function that removes the listeners
 */
export function onDocument(handlers: Handlers): () => void {
  // `Object.entries` loses the relation of event types and handlers.
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handle] of all) document.addEventListener(type, handle, OPTIONS);
  return () => {
    for (const [type, handle] of all) document.removeEventListener(type, handle, OPTIONS);
  };
}

/**
 * Returns the list item of a card that has a preview, for a target within the card or its preview. A card has a preview
 * if it has a watchlist toggle of its own. Excludes the link to the details of a search result, which is after the
 * toggle and must not be covered.
 */
export function cardOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-toggle] ~ a')) return null;
  const place = target.closest('li');
  return place?.querySelector(':scope > article > [data-toggle]') ? place : null;
}

/** Returns the link or button that opens the card of a list item. */
export const openerOf = (place: HTMLElement) =>
  place.querySelector<HTMLElement>(':scope > article > :is(a, button:not([data-toggle]))');
