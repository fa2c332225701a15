import type { EarlyEvents } from '@/contracts/boot';

/** Creates a promise with an external `resolve`. Safari 17.0 has no `Promise.withResolvers`. */
export function deferred() {
  let resolve: (value?: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => (resolve = done));
  return { promise, resolve };
}

const CAPTURED_EVENTS = ['click', 'keydown', 'submit', 'input', 'focusin', 'focusout', 'scroll'];

/**
 * Prevents the default action of events that the app handles: an empty menu must not open, and a form must not change
 * the URL.
 */
const isOurs = (type: string, target: Element) =>
  type === 'submit' || (type === 'click' && target.closest('button[type=button]') !== null);

/** Captures the events on the prerendered HTML until the app renders, so that startup/eventReplay can replay them. */
export function captureEarlyEvents(): EarlyEvents {
  const root = document.getElementById('root') as Node as HTMLElement;
  const { promise: firstCapture, resolve } = deferred();
  const early: EarlyEvents = { page: [...root.children], events: [], firstCapture };
  const isHere = () => early.page[0]?.isConnected;
  for (const type of CAPTURED_EVENTS)
    root.addEventListener(
      type,
      (event) => {
        if (!isHere()) return;
        const target = event.target as Element;
        const { scrollLeft } = target;
        if (isOurs(type, target)) event.preventDefault();
        if (type === 'click') target.closest('button')?.toggleAttribute('data-pressed', true);
        queueMicrotask(() => {
          // A control that the app removed has not lost the focus by the viewer's action.
          if (!isHere()) return;
          early.events.push({ event, scrollLeft });
          resolve();
        });
      },
      true,
    );
  return early;
}
