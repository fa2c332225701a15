import type { Early } from '@/boot/protocol';
import { replayActionsOf } from './replayActions';
import { replayAction } from './replayAction';

/** The time for which an action is retried if its control has not rendered yet. */
const TARGET_TIMEOUT_MS = 5000;

/** Replays the captured events in the app's page as soon as it has rendered. */
export function replayEvents(early: Early, root: HTMLElement): void {
  void early.taken?.then(() => {
    const before = document.createElement('div');
    before.append(...early.page);
    void replayAll(early, before, root);
  });
}

async function replayAll({ notes }: Early, before: Element, now: Element): Promise<void> {
  const until = performance.now() + TARGET_TIMEOUT_MS;
  let left = replayActionsOf(notes);
  while (left.length > 0 && performance.now() < until) {
    const later: typeof left = [];
    for (const deed of left) {
      if (!replayAction(deed, before, now)) later.push(deed);
      // React must process the typed text before the form is submitted.
      await Promise.resolve();
    }
    left = later;
    if (left.length > 0) await new Promise(requestAnimationFrame);
  }
}
