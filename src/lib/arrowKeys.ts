import type { KeyboardEvent } from 'react';
import { forwardSign } from './forwardSign';

const ACROSS: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the step of an arrow key to the left or right: 1 is forward, which is left in a right-to-left page. */
export function stepAcross({ key, currentTarget }: KeyboardEvent): number | undefined {
  const step = ACROSS[key];
  return step && step * forwardSign(currentTarget);
}

/**
 * Moves the focus among `items` by arrow keys, Home and End.
 * @param wrap whether the focus moves from the last item to the first and back
 */
export function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[], { wrap }: { wrap: boolean }): void {
  const last = items.length - 1;
  const current = items.findIndex((item) => item === document.activeElement);
  const step = DOWN[event.key] ?? stepAcross(event);
  let next: number;
  if (event.key === 'Home') next = 0;
  else if (event.key === 'End') next = last;
  else if (step === undefined || current < 0) return;
  else if (wrap) next = (current + step + items.length) % items.length;
  else next = Math.min(Math.max(current + step, 0), last);
  event.preventDefault();
  items[next]?.focus();
}
