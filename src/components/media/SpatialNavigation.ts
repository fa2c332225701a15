import { useEffect } from 'react';

/** The direction of each key. Infinity stands for the end of a line. */
const STEPS: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  End: [Infinity, 0],
  Home: [-Infinity, 0],
};

/**
 * Moves the focus between cards by arrow keys and TV remotes, in rows and grids alike. Left, right, Home and End move
 * along the line of the focused card. Up and down move to the nearest card of the next line. If there is no such card,
 * the browser handles the key.
 */
export function SpatialNavigation() {
  useEffect(() => {
    document.addEventListener('keydown', moveAmongCards);
    return () => {
      document.removeEventListener('keydown', moveAmongCards);
    };
  }, []);
  return null;
}

function moveAmongCards(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  // Combinations with a modifier belong to the browser or the desktop, such as back and forward.
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!step || !isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const from = event.target.closest('li')?.querySelector('article');
  const goal = from && nearestCard(from, ...step);
  if (!goal) return;
  event.preventDefault();
  goal.querySelector<HTMLElement>(':scope > :is(a, button)')?.focus();
}

function nearestCard(from: Element, right: number, down: number): Element | undefined {
  const here = from.getBoundingClientRect();
  const isOneLine = (a: number, b: number) => Math.abs(a - b) < here.height / 2;
  // The distance of each card from the focused one: horizontally between centers, vertically between tops.
  let cards = [...document.querySelectorAll('article')].map((card) => {
    const { left, width, top } = card.getBoundingClientRect();
    return { card, x: left + width / 2 - (here.left + here.width / 2), y: top - here.top };
  });
  if (down === 0) cards = cards.filter(({ x, y }) => isOneLine(y, 0) && x * right > 0);
  else {
    cards = cards.filter(({ y }) => !isOneLine(y, 0) && y * down > 0);
    const nextLine = Math.min(...cards.map(({ y }) => y * down)) * down;
    cards = cards.filter(({ y }) => isOneLine(y, nextLine));
  }
  const isFar = Math.abs(right) === Infinity;
  cards.sort((a, b) => (Math.abs(a.x) - Math.abs(b.x)) * (isFar ? -1 : 1));
  return cards[0]?.card;
}
