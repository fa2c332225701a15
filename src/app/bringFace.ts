import { whenIdle } from '@/lib/idleQueue';

/**
 * Sends for the face of headings when nothing that is seen first is on its way. Headings have it when whenFaceIsHere says
 * so; where it is not to be had, what stands in for it does, and what waits for it is seen all the same.
 */
export function bringFace(): void {
  whenIdle(() => {
    const { fonts, documentElement } = document;
    const tell = () => {
      documentElement.dataset.face ??= 'here';
    };
    void fonts.load("700 1em 'Bricolage Grotesque Variable'").then(tell, tell);
  });
}
