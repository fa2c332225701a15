import type { Early } from '@/boot/protocol';
import { deedsOf } from './deeds';
import { redo } from './redo';

/** The time for which an action is retried if its control has not rendered yet. */
const PATIENCE_MS = 5000;

/** Replays the captured events in the app's page as soon as it has rendered. */
export function handOver(early: Early, root: HTMLElement): void {
  void early.taken?.then(() => {
    const before = document.createElement('div');
    before.append(...early.page);
    void redoAll(early, before, root);
  });
}

async function redoAll({ notes }: Early, before: Element, now: Element): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let left = deedsOf(notes);
  while (left.length > 0 && performance.now() < until) {
    const later: typeof left = [];
    for (const deed of left) {
      if (!redo(deed, before, now)) later.push(deed);
      // React must process the typed text before the form is submitted.
      await Promise.resolve();
    }
    left = later;
    if (left.length > 0) await new Promise(requestAnimationFrame);
  }
}
