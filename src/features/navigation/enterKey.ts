import { usesRemote } from '@/lib/usesRemote';
import './enterKey.late.module.css';

/** Marks a list of choices whose choices the arrow keys change. */
const CHOOSING = 'data-choosing';

export const isChoosing = (element: Element): boolean => element.hasAttribute(CHOOSING);

/** Ends the choice in a list of choices. Returns whether there was one. */
export function endChoosing(): boolean {
  const list = document.querySelector(`[${CHOOSING}]`);
  list?.removeAttribute(CHOOSING);
  return list !== null;
}

/**
 * Lets the Enter key do on a remote control or gamepad what the space bar does elsewhere: it checks a box, and enters a list
 * of choices. Until then the arrow keys lead past the list, because a viewer without a Tab key could not leave it.
 */
export function startEnterKey(): void {
  // On the window, so that all parts of the page can use the key first.
  window.addEventListener('keydown', (event) => {
    const control = document.activeElement;
    if (event.key !== 'Enter' || event.defaultPrevented || !usesRemote()) return;
    if (control instanceof HTMLInputElement && control.matches('[type="checkbox"], [type="radio"]')) control.click();
    else if (control instanceof HTMLSelectElement) {
      if (!endChoosing()) {
        control.setAttribute(CHOOSING, '');
        control.addEventListener('blur', endChoosing, { once: true });
      }
    } else return;
    event.preventDefault();
  });
}
