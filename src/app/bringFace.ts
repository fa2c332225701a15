import { whenIdle } from '@/lib/idleQueue';
import { KEY_PREFIX } from '@/persistence/keyPrefix';

/**
 * Sends for the face of headings when nothing that is seen first is on its way, and remembers for the next visit that it
 * is here. Headings have it when whenFaceIsHere says so.
 */
export function bringFace(): void {
  whenIdle(() => {
    const { fonts, documentElement } = document;
    void fonts
      .load("700 1em 'Bricolage Grotesque Variable'")
      .then(() => localStorage.setItem(`${KEY_PREFIX}face`, '1'))
      // Not to be had, or not to be remembered: then the next visit is like this one.
      .catch(() => undefined)
      // Without it what stands in for it does, and what waits for it is seen all the same.
      .finally(() => {
        documentElement.dataset.face ??= 'here';
      });
  });
}
