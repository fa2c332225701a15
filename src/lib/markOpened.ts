import type { MouseEvent } from 'react';
import { isSwift } from './pace';

/** Marks the card that was pressed, one in the whole page: its poster grows into the detail page's, where there is time. */
export function markOpened({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (!isSwift()) return;
  document.querySelector('[data-opened]')?.removeAttribute('data-opened');
  currentTarget.closest('article')?.setAttribute('data-opened', '');
}
