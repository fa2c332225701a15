import letters from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2';
import { once } from '@/lib/memoize';
import { yieldToMain } from '@/lib/yieldToMain';
import { siteStorageKey } from '@/persistence/storedKeys';
import { HEADING_FONT_FLAG_NAME } from '@/persistence/storedNames';

/** Browsers do not count smaller movements as layout shifts. */
const MOVED_PX = 3;

const FAMILY = 'Bricolage Grotesque Variable';

/**
 * Adds the letters of languages such as Polish and Turkish to the font of headings. The browser loads the file when a
 * heading has such a letter.
 */
const addLetters = once(() =>
  document.fonts.add(
    new FontFace(FAMILY, `url(${letters})`, {
      weight: '200 800',
      display: 'swap',
      unicodeRange: 'U+0100-02BA,U+1E00-1EFF',
    }),
  ),
);

/** Uses the font of headings as soon as it is loaded, and records for the next visit that it is in the cache. */
export function swapInHeadingFont(): void {
  const root = document.documentElement;
  const look = () => {
    if (root.dataset.face === undefined) return;
    observer.disconnect();
    remember();
    // Measuring all visible elements needs its own task.
    void yieldToMain().then(() => {
      if (root.dataset.face === 'here') takeFace(root);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-face'] });
  look();
  addLetters();
}

function remember(): void {
  try {
    if (document.fonts.check(`700 1em '${FAMILY}'`)) localStorage.setItem(siteStorageKey(HEADING_FONT_FLAG_NAME), '1');
  } catch {
    // Without storage, the next visit is like this one.
  }
}

/**
 * Uses the font at once if no visible element moves by it, for example if the fallback font has the same metrics.
 * Otherwise the font is used from the next screen on.
 */
function takeFace({ dataset }: HTMLElement): void {
  const parts = partsInSight();
  const before = parts.map(cornerOf);
  dataset.face = '';
  const isStill = parts.map(cornerOf).every(([left, top], index) => {
    const [earlierLeft = left, earlierTop = top] = before[index] ?? [];
    return Math.abs(left - earlierLeft) < MOVED_PX && Math.abs(top - earlierTop) < MOVED_PX;
  });
  if (isStill) return;
  // The browser has not painted in between.
  dataset.face = 'waiting';
  onNextScreen(() => {
    dataset.face = '';
  });
}

/** Returns the visible elements and texts, without those that `content-visibility` does not lay out. */
function partsInSight(): Range[] {
  const parts: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.checkVisibility({ contentVisibilityAuto: true })) continue;
    const part = document.createRange();
    part.selectNode(node);
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) parts.push(part);
  }
  return parts;
}

function cornerOf(part: Range): readonly [left: number, top: number] {
  const { left, top } = part.getBoundingClientRect();
  return [left, top];
}

/** Calls back before the next screen is painted. A new screen is recognized by the removal of the heading. */
function onNextScreen(callback: () => void): void {
  const heading = document.querySelector('h1');
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
