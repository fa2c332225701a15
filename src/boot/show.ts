/* Runs in the page before it is painted for the first time: shows what was chosen, and then lets the app come. */
import { takeNotes } from './notes';
import { showPicture } from './picture';
import { ownBoot } from './protocol';
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

/** The app comes when the picture that matters most is here, or does not come for so long. */
const PATIENCE_MS = 1500;

function show(root: HTMLElement): void {
  const boot = ownBoot();
  if (!boot) return;
  const { first = 'other' } = document.documentElement.dataset;
  const rows = first === 'home' ? boot.rows : undefined;
  const screen = rows === 'heroless' ? null : templateOf('first', first);
  // Nothing can be read yet: the face of headings may be here before the headings are.
  if (!screen) void document.fonts.load("700 1em 'Bricolage Grotesque Variable'").catch(() => undefined);
  const template = screen ?? templateOf('first', 'other');
  if (template) put(root, template, boot);
  // Other rows stand there than these.
  if (rows) for (const row of root.querySelectorAll('main > section ~ section')) row.remove();
  for (const box of root.querySelectorAll<HTMLElement>('[data-color]')) box.style.background = box.dataset.color ?? '';
  fill(root);
  void showPicture(root, first, boot);
  boot.early = takeNotes(root);

  // Scripts share the line with nothing that is seen first.
  const still = root.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!still || still.complete) {
    boot.start();
    return;
  }
  still.onload = still.onerror = () => boot.start();
  setTimeout(() => boot.start(), PATIENCE_MS);
}

const root = document.getElementById('root');
if (root) show(root);
