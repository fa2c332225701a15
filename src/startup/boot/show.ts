import type { StoredBranding } from '@/config/storedBranding';
import { focusLike, typeInto } from '@/lib/formField';
import type { BootContext } from './screens';
import { deferred, captureEarlyEvents } from './captureEarlyEvents';
import { PAGE } from './page';
import type { EarlyEvents } from '@/contracts/boot';
import { renderTemplate } from './templates';

/**
 * Keeps the focus and the text of the field in which the viewer is writing when the app renders. `startup/eventReplay` does
 * this for every control, but its chunk can arrive after the app's first commit, and text that is typed between the two
 * would go to the page instead of the field.
 */
function keepField(early: EarlyEvents, root: HTMLElement): void {
  const focus = early.events.findLast(({ event: { type } }) => type.startsWith('focus'))?.event;
  const field = focus?.type === 'focusin' && focus.target;
  if (!(field instanceof HTMLInputElement)) return;
  const [twin, other] = root.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`);
  // Radio buttons share a name. `startup/eventReplay` finds the right one.
  if (!twin || other) return;
  const isTyped = early.events.some(({ event: { type, target } }) => type === 'input' && target === field);
  if (isTyped) typeInto(twin, field);
  focusLike(twin, field);
  // The viewer may continue to type at once, so the older text must not be written a second time.
  early.events = early.events.filter(({ event: { type, target } }) => target !== field || !/^(input|focus)/.test(type));
}

/** Waits until the app replaces the prerendered HTML, and then keeps the field. */
function awaitApp(early: EarlyEvents): void {
  const root = document.getElementById('root') as Node as HTMLElement;
  early.replaced = new Promise((resolve) =>
    // Calls back in the task of the app's first commit, before that is painted and before any further input.
    new MutationObserver((_changes, observer) => {
      if (early.page[0]?.isConnected) return;
      observer.disconnect();
      keepField(early, root);
      resolve(undefined);
    }).observe(root, { childList: true }),
  );
}

/** Sets the fields to the values in the URL, as the app will. */
function prefillInputs(): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll('input')) {
    const value = parameters.get(field.name);
    if (value === null) continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.defaultValue = value;
  }
}

/** Resolves when the app scripts may start loading. */
export const scriptLoadGate = deferred();

/** The longest time that the app scripts wait for the largest image. */
const LCP_WAIT_MS = 1500;

/** The time at which the head was parsed. */
const begunAt = performance.now();

/**
 * If parsing the body took longer than this, the device is slow: scripts load at once, because `load` events would
 * arrive too late.
 */
const SLOW_MS = 60;

/** Runs before anything is painted. Shows the chosen screen, and then lets the app scripts load. */
export function show(attempt: BootContext, { rows }: StoredBranding): void {
  // A title's page has painted its own screen and has captured events since.
  const isPainted = PAGE.painted === attempt.shownScreen;
  if (!isPainted) renderTemplate('first', attempt.shownScreen, attempt);
  // The deployer's site has other rows than the prerendered ones.
  if (attempt.screen === 'home' && rows)
    for (const row of document.querySelectorAll('main > section ~ section')) row.remove();
  for (const box of document.querySelectorAll<HTMLElement>('[data-color]'))
    box.style.background = box.dataset.color ?? '';
  prefillInputs();
  attempt.early = (isPainted ? attempt.early : null) ?? captureEarlyEvents();
  awaitApp(attempt.early);

  // The scripts must not compete with the largest image for bandwidth. They are requested
  // when the image or config.json has loaded. On a later visit the service worker has the image and the scripts, so
  // waiting would only delay the app. Without HTTPS the browser has no service workers.
  const isControlled = (navigator as Partial<Navigator>).serviceWorker?.controller;
  const firstImage = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (firstImage && !firstImage.complete && !isControlled && performance.now() - begunAt < SLOW_MS) {
    firstImage.onload = firstImage.onerror = scriptLoadGate.resolve;
    attempt.config.then(scriptLoadGate.resolve, scriptLoadGate.resolve);
    setTimeout(scriptLoadGate.resolve, LCP_WAIT_MS);
  } else scriptLoadGate.resolve();
}
