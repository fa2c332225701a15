import { focusLike, typeInto } from '@/lib/formField';
import { elementIn, placeOf } from '@/lib/pagePlace';
import { twinOf } from './control';
import type { Deed } from './deeds';

const ENTER = { key: 'Enter', bubbles: true, cancelable: true };

/**
 * Replays an action.
 * @returns whether the necessary element was rendered
 */
export function redo(deed: Deed, before: Element, now: Element): boolean {
  if (deed.kind === 'scroll') {
    const row = elementIn(placeOf(deed.row, before), now);
    row?.scrollTo({ left: deed.left, behavior: 'instant' });
    return row !== null;
  }
  const twin = twinOf(deed.control, before, now);
  if (!twin) return false;
  if (deed.kind === 'type') typeInto(twin, deed.control);
  else if (deed.kind === 'focus') focusLike(twin, deed.control);
  else if (deed.kind === 'enter') twin.dispatchEvent(new KeyboardEvent('keydown', ENTER));
  else if (deed.kind === 'send') twin.closest('form')?.requestSubmit();
  else twin.click();
  return true;
}
