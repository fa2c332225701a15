import type { Attempt } from './attempt';
import { takeNotes } from './notes';
import { showPicture } from './picture';
import { put, templateOf } from './templates';

/** Fields show what the address says of them, as they will in the app. */
function fill(root: HTMLElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of root.querySelectorAll('input')) {
    const value = parameters.get(field.name);
    if (value === null) continue;
    if (field.type === 'radio') field.checked = field.value === value;
    else field.defaultValue = value;
  }
}

/** The app waits no longer for the picture that matters most. */
const PATIENCE_MS = 1500;

/** Before anything is painted: shows what was chosen, and then lets the app come. */
export function show(attempt: Attempt): void {
  const root = document.getElementById('root');
  if (!root) return;
  const { screen, turn } = attempt;
  const rows = screen === 'home' ? attempt.rows : undefined;
  const template = rows === 'heroless' ? null : templateOf('first', screen);
  put(root, template ?? templateOf('first', 'other'), attempt);
  // Other rows stand there than these.
  if (rows) for (const row of root.querySelectorAll('main > section ~ section')) row.remove();
  for (const box of root.querySelectorAll<HTMLElement>('[data-color]')) box.style.background = box.dataset.color ?? '';
  fill(root);
  void showPicture(root, attempt);
  attempt.early = takeNotes(root);

  // Scripts share the line with nothing that is seen first: what is sent for when config.json is here, which was sent for
  // with the picture, arrives when that has been on its way for as long again.
  const still = root.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!still || still.complete) {
    turn.resolve();
    return;
  }
  still.onload = still.onerror = () => turn.resolve();
  attempt.config.then(() => turn.resolve(), turn.resolve);
  setTimeout(turn.resolve, PATIENCE_MS);
}
