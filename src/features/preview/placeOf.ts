/**
 * The list item around something of a card that can be put on the watchlist, or of its preview.
 * People, seasons and what was begun stand on cards of another kind, and the watchlist's own are about leaving it.
 * A found card's own way to the details, behind its toggle, is not covered by another one.
 */
export function placeOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-toggle] ~ a')) return null;
  const place = target.closest('li');
  return place?.querySelector(':scope > article > [data-toggle]') ? place : null;
}

/** What a card in a place is opened with. */
export const openerOf = (place: HTMLElement) =>
  place.querySelector<HTMLElement>(':scope > article > :is(a, button:not([data-toggle]))');
