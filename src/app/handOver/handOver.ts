import type { Early } from '@/boot/protocol';
import { deedsOf } from './deeds';
import { redo } from './redo';

/** So long is waited for a control that the app does not show yet. */
const PATIENCE_MS = 5000;

/** What was done with the page's own HTML is done again in the app's page, as soon as that is there. */
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
      // What somebody typed is the app's before it is sent.
      await Promise.resolve();
    }
    left = later;
    if (left.length > 0) await new Promise(requestAnimationFrame);
  }
}
