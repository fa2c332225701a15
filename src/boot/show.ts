import type { FirstLook } from '@/config/firstLook';
import type { Attempt } from './attempt';
import { deferred } from './deferred';
import { awaitApp } from './keepField';
import { takeNotes } from './notes';
import { PAGE } from './page';
import { put } from './templates';

/** Fields show what the address says of them, as they will in the app. */
function fill(): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of document.querySelectorAll('input')) {
    const value = parameters.get(field.name);
    if (value === null) continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.defaultValue = value;
  }
}

/** Kept when the app may come. */
export const turn = deferred();

/** The app waits no longer for the picture that matters most. */
const PATIENCE_MS = 1500;

/** The head was read. */
const begunAt = performance.now();

/** Who needs longer for the body will need longer for painting as well, and hears of nothing until that is done. */
const SLOW_MS = 60;

/** Before anything is painted: shows what was chosen, and then lets the app come. */
export function show(attempt: Attempt, { rows }: FirstLook): void {
  // A title's page has painted its own, and has taken notes since.
  const isPainted = PAGE.painted === attempt.begins;
  if (!isPainted) put('first', attempt.begins, attempt);
  // Other rows stand there than these.
  if (attempt.screen === 'home' && rows)
    for (const row of document.querySelectorAll('main > section ~ section')) row.remove();
  for (const box of document.querySelectorAll<HTMLElement>('[data-color]'))
    box.style.background = box.dataset.color ?? '';
  fill();
  attempt.early = (isPainted ? attempt.early : null) ?? takeNotes();
  awaitApp(attempt.early);

  // Scripts share the line with nothing that is seen first: what is sent for when config.json is here, which was sent for
  // with the picture, arrives when that has been on its way for as long again.
  const still = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (still && !still.complete && performance.now() - begunAt < SLOW_MS) {
    still.onload = still.onerror = turn.resolve;
    attempt.config.then(turn.resolve, turn.resolve);
    setTimeout(turn.resolve, PATIENCE_MS);
  } else turn.resolve();
}
