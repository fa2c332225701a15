import type { MouseEvent } from 'react';
import { isFastDevice } from './devicePerformance';

/**
 * Marks the pressed card as the source of the view transition, so that its poster grows into that of the title page.
 * Only one card is marked. Does nothing on slow devices.
 */
export function markTransitionSource({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (!isFastDevice()) return;
  document.querySelector('[data-opened]')?.removeAttribute('data-opened');
  currentTarget.closest('article')?.setAttribute('data-opened', '');
}
