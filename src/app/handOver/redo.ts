import { elementIn, placeOf } from '@/lib/pagePlace';
import { twinOf } from './control';
import type { Deed } from './deeds';

/** As a visitor does it. React has a setter of its own on its fields, which takes no notice. */
const VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function type(field: HTMLElement, { value }: HTMLInputElement): void {
  VALUE?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param before where one was: in a field one goes on writing there */
function focus(control: HTMLElement, before: HTMLElement): void {
  control.focus({ preventScroll: true });
  const caret = before instanceof HTMLInputElement ? before.selectionStart : null;
  // Some types of field know of no such place.
  if (control instanceof HTMLInputElement && caret !== null) control.setSelectionRange(caret, caret);
}

const ENTER = { key: 'Enter', bubbles: true, cancelable: true };

/** @returns whether what it needs is there */
export function redo(deed: Deed, before: Element, now: Element): boolean {
  if (deed.kind === 'scroll') {
    const row = elementIn(placeOf(deed.row, before), now);
    row?.scrollTo({ left: deed.left, behavior: 'instant' });
    return row !== null;
  }
  const twin = twinOf(deed.control, before, now);
  if (!twin) return false;
  if (deed.kind === 'type') type(twin, deed.control);
  else if (deed.kind === 'focus') focus(twin, deed.control);
  else if (deed.kind === 'enter') twin.dispatchEvent(new KeyboardEvent('keydown', ENTER));
  else if (deed.kind === 'send') twin.closest('form')?.requestSubmit();
  else twin.click();
  return true;
}
