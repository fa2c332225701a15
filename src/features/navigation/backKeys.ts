import { TEXT_FIELD } from '@/lib/textField';
import { endChoosing } from './enterKey';
import { LAYER } from './spatialNavigation';

/** The Back key of remote controls, by its name, or by its code in browsers that do not name it. */
const REMOTE_KEYS = new Set(['GoBack', 'XF86Back']);
const REMOTE_CODES = new Set([461, 10009]);

// eslint-disable-next-line @typescript-eslint/no-deprecated -- televisions with webOS and Tizen name the key in no other way
const isRemoteBack = ({ key, keyCode }: KeyboardEvent): boolean => REMOTE_KEYS.has(key) || REMOTE_CODES.has(keyCode);

/**
 * Lets Escape, Backspace and the Back key of remote controls end a choice or close the topmost layer, or else go back one
 * page. In forms, Escape and Backspace do not leave the page, because the typed text would be lost.
 */
export function startBackKeys(): void {
  // On the window, so that all parts of the page can use the key first.
  window.addEventListener('keydown', (event) => {
    const isRemote = isRemoteBack(event);
    const isBack = isRemote || event.key === 'Escape' || event.key === 'Backspace';
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isBack || !isPlain || event.defaultPrevented) return;
    if (endChoosing()) {
      event.preventDefault();
      return;
    }
    const from = document.activeElement ?? document.body;
    // The Back key dispatches an Escape event below, which must leave fields too.
    if (event.isTrusted && !isRemote && from.matches(`${TEXT_FIELD}, select`)) return;
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

/**
 * Closes the topmost dialog or menu, or leaves full screen. For a real Escape, the browser does that. Returns whether there
 * was something to close.
 */
function closeLayer({ isTrusted }: KeyboardEvent): boolean {
  const layer = [...document.querySelectorAll<HTMLElement>(LAYER)].at(-1);
  if (!layer && !document.fullscreenElement) return false;
  if (isTrusted) return true;
  if (!layer) void document.exitFullscreen();
  else if (!(layer instanceof HTMLDialogElement)) layer.hidePopover();
  else if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close();
  return true;
}
