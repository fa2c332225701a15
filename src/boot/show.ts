import type { FirstLook } from '@/config/firstLook';
import type { Attempt } from './attempt';
import { deferred } from './deferred';
import { awaitApp } from './keepField';
import { takeNotes } from './notes';
import { PAGE } from './page';
import { put } from './templates';

/** Sets the fields to the values in the URL, as the app will. */
function fill(): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll('input')) {
    const value = parameters.get(field.name);
    if (value === null) continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.defaultValue = value;
  }
}

/** Resolves when the app scripts may start loading. */
export const turn = deferred();

/** The longest time that the app scripts wait for the largest image. */
const PATIENCE_MS = 1500;

/** The time at which the head was parsed. */
const begunAt = performance.now();

/**
 * If parsing the body took longer than this, the device is slow: scripts load at once, because `load` events would
 * arrive too late.
 */
const SLOW_MS = 60;

/** Runs before anything is painted. Shows the chosen screen, and then lets the app scripts load. */
export function show(attempt: Attempt, { rows }: FirstLook): void {
  // A title's page has painted its own screen and has captured events since.
  const isPainted = PAGE.painted === attempt.begins;
  if (!isPainted) put('first', attempt.begins, attempt);
  // The deployer's site has other rows than the prerendered ones.
  if (attempt.screen === 'home' && rows)
    for (const row of document.querySelectorAll('main > section ~ section')) row.remove();
  for (const box of document.querySelectorAll<HTMLElement>('[data-color]'))
    box.style.background = box.dataset.color ?? '';
  fill();
  attempt.early = (isPainted ? attempt.early : null) ?? takeNotes();
  awaitApp(attempt.early);

  // The scripts must not compete with the largest image for bandwidth. The request for config.json was sent together
  // with the image. Scripts that are requested on its response arrive one more round trip later.
  const still = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (still && !still.complete && performance.now() - begunAt < SLOW_MS) {
    still.onload = still.onerror = turn.resolve;
    attempt.config.then(turn.resolve, turn.resolve);
    setTimeout(turn.resolve, PATIENCE_MS);
  } else turn.resolve();
}
