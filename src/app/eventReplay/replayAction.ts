import { focusLike, typeInto } from '@/lib/formField';
import { resolveDomPath, domPathOf } from '@/lib/domPath';
import { findCounterpart } from './control';
import type { ReplayAction } from './replayActions';

const ENTER = { key: 'Enter', bubbles: true, cancelable: true };

/**
 * Replays an action.
 * @returns whether the necessary element was rendered
 */
export function replayAction(deed: ReplayAction, before: Element, now: Element): boolean {
  if (deed.kind === 'scroll') {
    const row = resolveDomPath(domPathOf(deed.row, before), now);
    row?.scrollTo({ left: deed.left, behavior: 'instant' });
    return row !== null;
  }
  const twin = findCounterpart(deed.control, before, now);
  if (!twin) return false;
  if (deed.kind === 'type') typeInto(twin, deed.control);
  else if (deed.kind === 'focus') focusLike(twin, deed.control);
  else if (deed.kind === 'enter') twin.dispatchEvent(new KeyboardEvent('keydown', ENTER));
  else if (deed.kind === 'send') twin.closest('form')?.requestSubmit();
  else twin.click();
  return true;
}
