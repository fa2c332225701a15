import { whenIdle } from '@/lib/idleQueue';

/**
 * Loads the font of headings when the first screen is loaded. `swapInHeadingFont` decides when headings use it. If the
 * font cannot be loaded, the fallback font is used, and elements that wait for the font are shown anyway.
 */
export function loadHeadingFont(): void {
  whenIdle(() => {
    const { fonts, documentElement } = document;
    const tell = () => {
      documentElement.dataset.face ??= 'here';
    };
    void fonts.load("700 1em 'Bricolage Grotesque Variable'").then(tell, tell);
  });
}
