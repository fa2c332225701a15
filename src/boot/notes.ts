import { deferred } from './deferred';
import type { Early } from './protocol';

const NOTED = ['click', 'keydown', 'submit', 'input', 'focusin', 'focusout', 'scroll'];

/** A menu that nobody fills yet does not open, and what is written stays out of the address. */
const isOurs = (type: string, target: Element) =>
  type === 'submit' || (type === 'click' && target.closest('button[type=button]') !== null);

/** Until the app stands nobody answers: what is done with the page's own HTML is noted, for app/handOver. */
export function takeNotes(): Early {
  const root = document.getElementById('root') as Node as HTMLElement;
  const { promise: noted, resolve } = deferred();
  const early: Early = { page: [...root.children], notes: [], noted };
  const isHere = () => early.page[0]?.isConnected;
  for (const type of NOTED)
    root.addEventListener(
      type,
      (event) => {
        if (!isHere()) return;
        const target = event.target as Element;
        const { scrollLeft } = target;
        if (isOurs(type, target)) event.preventDefault();
        if (type === 'click') target.closest('button')?.toggleAttribute('data-pressed', true);
        queueMicrotask(() => {
          // What the app takes away has not lost the focus.
          if (!isHere()) return;
          early.notes.push({ event, scrollLeft });
          resolve();
        });
      },
      true,
    );
  return early;
}
