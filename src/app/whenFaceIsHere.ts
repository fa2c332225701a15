import { nextTurn } from '@/lib/nextTurn';
import { ownKey } from '@/persistence/storedKeys';
import { FACE_NAME } from '@/persistence/storedNames';

/** What moves by less, browsers do not count as moved. */
const MOVED_PX = 3;

/** Sees to the face of headings as soon as it is here, and remembers for the next visit that it is. */
export function whenFaceIsHere(): void {
  const root = document.documentElement;
  const look = () => {
    if (root.dataset.face === undefined) return;
    observer.disconnect();
    remember();
    // To look at all that is in sight is a task of its own.
    void nextTurn().then(() => {
      if (root.dataset.face === 'here') takeFace(root);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-face'] });
  look();
}

function remember(): void {
  try {
    if (document.fonts.check("700 1em 'Bricolage Grotesque Variable'")) localStorage.setItem(ownKey(FACE_NAME), '1');
  } catch {
    // Not to be remembered: then the next visit is like this one.
  }
}

/**
 * It is used at once where nothing in sight moves by it, as where what stands in for it is as wide and as high. Elsewhere
 * it waits for the next screen.
 */
function takeFace({ dataset }: HTMLElement): void {
  const parts = partsInSight();
  const before = parts.map(placeOf);
  dataset.face = '';
  const isStill = parts.map(placeOf).every(([left, top], index) => {
    const [earlierLeft = left, earlierTop = top] = before[index] ?? [];
    return Math.abs(left - earlierLeft) < MOVED_PX && Math.abs(top - earlierTop) < MOVED_PX;
  });
  if (isStill) return;
  // Nothing has been painted meanwhile.
  dataset.face = 'waiting';
  onNextScreen(() => {
    dataset.face = '';
  });
}

/** Elements and their words, without what is too far away to be laid out. */
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

function placeOf(part: Range): readonly [left: number, top: number] {
  const { left, top } = part.getBoundingClientRect();
  return [left, top];
}

/** A screen is another one when its heading is gone; that is told before it is painted. */
function onNextScreen(callback: () => void): void {
  const heading = document.querySelector('h1');
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
