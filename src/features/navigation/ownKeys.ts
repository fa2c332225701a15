import { TEXT_FIELD } from '@/lib/textField';
import { usesRemote } from '@/lib/usesRemote';
import { isChoosing } from './enterKey';
import type { Direction } from './nearestInDirection';

export const isAcross = (direction: Direction): boolean => direction === 'left' || direction === 'right';

/** Inputs whose caret position browsers do not report. */
const WITHOUT_CARET = 'input:is([type="email"], [type="number"])';

/** Returns whether an arrow key may move a caret whose position browsers do not report. */
export const mayMoveCaret = (element: Element, direction: Direction): boolean =>
  isAcross(direction) && element.matches(WITHOUT_CARET);

/** Returns whether left or right leads on in the direction of an element's text. */
export const leadsOn = (element: Element, direction: Direction): boolean =>
  (direction === 'right') === (getComputedStyle(element).direction === 'ltr');

/** Returns whether the caret of a text field can move on in a direction, so that the key belongs to the field. */
function movesCaret(field: HTMLInputElement | HTMLTextAreaElement, direction: Direction): boolean {
  if (field.readOnly || (!isAcross(direction) && field instanceof HTMLInputElement)) return false;
  if (field.matches(WITHOUT_CARET)) return field.value !== '';
  const isForward = isAcross(direction) ? leadsOn(field, direction) : direction === 'down';
  const { selectionStart: start, selectionEnd: end, value } = field;
  return start !== end || (isForward ? end !== value.length : start !== 0);
}

/** Returns whether a slider is at its largest or smallest value. */
const isAtEnd = ({ value, min, max }: HTMLInputElement, isLargest: boolean): boolean =>
  isLargest ? Number(value) >= Number(max || 100) : Number(value) <= Number(min || 0);

/** A text that takes the focus so that keys can scroll it. */
const SCROLLED = '[tabindex="0"]:not(a, button, input)';

/** Returns whether a text with a scroll bar of its own continues above or below. */
export function canScroll(element: Element, direction: Direction): boolean {
  if (isAcross(direction) || !element.matches(SCROLLED)) return false;
  const { scrollTop, scrollHeight, clientHeight } = element;
  return direction === 'up' ? scrollTop > 0 : Math.ceil(scrollTop + clientHeight) < scrollHeight;
}

/**
 * Returns whether a control uses an arrow key itself: text fields, sliders and texts with a scroll bar until their end, and
 * closed lists of choices (with a remote only after Enter).
 */
export function hasOwnKey(element: Element, direction: Direction): boolean {
  if (element.matches('select')) return !isAcross(direction) && (!usesRemote() || isChoosing(element));
  if (element instanceof HTMLInputElement && element.type === 'range')
    return isAcross(direction) && !isAtEnd(element, leadsOn(element, direction));
  if (element.matches('[contenteditable="true"]')) return true;
  if (canScroll(element, direction)) return true;
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.matches(TEXT_FIELD) &&
    movesCaret(element, direction)
  );
}
