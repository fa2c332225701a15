import { focusLike, typeInto } from '@/lib/formField';
import type { Early } from './protocol';

/**
 * Keeps the focus and the text of the field in which the viewer is writing when the app renders. `app/eventReplay` does
 * this for every control, but its chunk can arrive after the app's first commit, and text that is typed between the two
 * would go to the page instead of the field.
 */
function keepField(early: Early, root: HTMLElement): void {
  const focus = early.notes.findLast(({ event: { type } }) => type.startsWith('focus'))?.event;
  const field = focus?.type === 'focusin' && focus.target;
  if (!(field instanceof HTMLInputElement)) return;
  const [twin, ...others] = root.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`);
  // Radio buttons share a name. `app/eventReplay` finds the right one.
  if (!twin || others[0]) return;
  const isTyped = early.notes.some(({ event: { type, target } }) => type === 'input' && target === field);
  if (isTyped) typeInto(twin, field);
  focusLike(twin, field);
  // The viewer may continue to type at once, so the older text must not be written a second time.
  early.notes = early.notes.filter(({ event: { type, target } }) => target !== field || !/^(input|focus)/.test(type));
}

/** Waits until the app replaces the prerendered HTML, and then keeps the field. */
export function awaitApp(early: Early): void {
  const root = document.getElementById('root') as Node as HTMLElement;
  early.taken = new Promise((resolve) =>
    // Calls back in the task of the app's first commit, before that is painted and before any further input.
    new MutationObserver((_changes, observer) => {
      if (early.page[0]?.isConnected) return;
      observer.disconnect();
      keepField(early, root);
      resolve(undefined);
    }).observe(root, { childList: true }),
  );
}
