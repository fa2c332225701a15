import type { MouseEvent } from 'react';

/** Marks the card that was pressed, one in the whole page: its poster grows into the detail page's. */
export function markOpened({ currentTarget }: MouseEvent<HTMLElement>): void {
  document.querySelector('[data-opened]')?.removeAttribute('data-opened');
  currentTarget.closest('article')?.setAttribute('data-opened', '');
}
