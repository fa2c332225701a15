import { boxOf } from './focusables';
import type { Direction } from './nearestInDirection';
import { isVertical } from './nearestInDirection';

/** The farthest element that one press leads to, in heights of the screen. Otherwise there is a text to read. */
const REACH = 0.8;
/** How far such a press scrolls, in heights of the screen. */
const SCROLL_SHARE = 0.6;
/** The space that stays above and below the focused element, at least that of the header. */
const MARGIN_PX = 80;

/**
 * Scrolls over a long text before the next element, as far as the focused one stays on the screen. Returns whether there
 * was such a text.
 */
export function scrollsOn(from: Element, goal: Pick<DOMRect, 'top' | 'bottom'>, direction: Direction): boolean {
  const own = boxOf(from);
  const isDown = direction === 'down';
  const ahead = isDown ? goal.top - own.bottom : own.top - goal.bottom;
  const room = isDown ? own.top - MARGIN_PX : innerHeight - own.bottom - MARGIN_PX;
  if (!isVertical(direction) || ahead < REACH * innerHeight || room < MARGIN_PX) return false;
  const distance = Math.min(room, SCROLL_SHARE * innerHeight);
  scrollBy({ top: isDown ? distance : -distance });
  return true;
}

/**
 * Scrolls on a page that has no further element in the direction. The browser would scroll the focused one away, and its
 * animation would go on after the next key. Returns whether the key is used.
 */
export function scrollsToEnd(from: Element, direction: Direction): boolean {
  scrollsOn(from, { top: Infinity, bottom: -Infinity }, direction);
  return isVertical(direction);
}
