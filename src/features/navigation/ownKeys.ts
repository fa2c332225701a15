import { TEXT_FIELD } from '@/lib/textField';
import type { Direction } from './nearestInDirection';

const isAcross = (direction: Direction) => direction === 'left' || direction === 'right';

/** Inputs whose caret browsers do not tell. */
const WITHOUT_CARET = 'input:is([type="email"], [type="number"])';
/** Returns whether the caret of a text field can move on in a direction, so that the key belongs to the field. */
function movesCaret(field: HTMLInputElement | HTMLTextAreaElement, direction: Direction): boolean {
  if (field.readOnly || (!isAcross(direction) && field instanceof HTMLInputElement)) return false;
  if (field.matches(WITHOUT_CARET)) return field.value !== '';
  const isForward = isAcross(direction)
    ? (direction === 'right') === (getComputedStyle(field).direction === 'ltr')
    : direction === 'down';
  const { selectionStart: start, selectionEnd: end, value } = field;
  return start !== end || (isForward ? end !== value.length : start !== 0);
}

/** A text that takes the focus so that keys can scroll it. */
const SCROLLED = '[tabindex="0"]:not(a, button, input)';

/** Returns whether a text with a scroll bar of its own continues above or below. */
export function canScroll(element: Element, direction: Direction): boolean {
  if (isAcross(direction) || !element.matches(SCROLLED)) return false;
  const { scrollTop, scrollHeight, clientHeight } = element;
  return direction === 'up' ? scrollTop > 0 : Math.ceil(scrollTop + clientHeight) < scrollHeight;
}

/**
 * Returns whether a control uses an arrow key itself: text fields until the caret is at the end, a closed list of choices
 * and a slider along their values, a text with a scroll bar until its end.
 */
export function hasOwnKey(element: Element, direction: Direction): boolean {
  if (element.matches('select')) return !isAcross(direction);
  if (element.matches('input[type="range"]')) return isAcross(direction);
  if (element.matches('[contenteditable="true"]')) return true;
  if (canScroll(element, direction)) return true;
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.matches(TEXT_FIELD) &&
    movesCaret(element, direction)
  );
}
