import { LAYER } from './spatialNavigation';

/** The keys that close the topmost layer or go back: `GoBack` and the two codes are those of remote controls. */
const BACK = new Set(['Escape', 'Backspace', 'GoBack', 'XF86Back']);
const BACK_CODES = new Set([461, 10009]);

const FIELD =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select, [contenteditable="true"]';

/**
 * Lets Escape, Backspace and the Back key of remote controls close the topmost layer, or else go back one page. In forms,
 * Escape and Backspace do not leave the page, because the typed text would be lost.
 */
export function startBackKeys(): void {
  // On the window, so that all parts of the page can use the key first.
  window.addEventListener('keydown', (event) => {
    // Remote controls have no names for their keys in some browsers.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
    const isRemote = event.key === 'GoBack' || event.key === 'XF86Back' || BACK_CODES.has(event.keyCode);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(isRemote || BACK.has(event.key)) || !isPlain || event.defaultPrevented) return;
    const from = document.activeElement ?? document.body;
    if (!isRemote && from.matches(FIELD)) return;
    if (event.key !== 'Escape') {
      event.preventDefault();
      // The parts of the page know Escape.
      from.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      return;
    }
    if (closeLayer(event)) return;
    if (event.isTrusted && from.closest('form')) return;
    if ((history.state as { idx?: number } | null)?.idx) history.back();
  });
}

/** Closes the topmost dialog or menu. For a real Escape, the browser does that. Returns whether there was one. */
function closeLayer({ isTrusted }: KeyboardEvent): boolean {
  const layer = [...document.querySelectorAll<HTMLElement>(LAYER)].at(-1);
  if (!layer) return document.fullscreenElement !== null;
  if (isTrusted) return true;
  if (!(layer instanceof HTMLDialogElement)) layer.hidePopover();
  else if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close();
  return true;
}
