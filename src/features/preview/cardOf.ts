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
