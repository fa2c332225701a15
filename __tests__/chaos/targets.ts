/** The position and the name of an element that can be pressed. */
export interface Target {
  x: number;
  y: number;
  name: string;
}

const PRESSABLE = [
  'a[href]:not([target]), button, input, select, textarea, summary, video, label',
  '[role="tab"], [role="menuitem"], [role="option"], [role="slider"], [tabindex="0"]',
].join();

const TOGGLES = 'article button[data-toggle], [title="Remove from Watchlist"], button[data-listed]';

/** Runs in the page. Returns one of the matching elements that are in view and not covered by another. */
export function findTarget({ selector, pick }: { selector: string; pick: number }): Target | null {
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    if (right - left < 1 || right < 1 || left >= innerWidth || bottom < 1 || top >= innerHeight) return [];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) return [];
    const name = element.getAttribute('aria-label') ?? element.title;
    return [{ x, y, name: `${element.tagName.toLowerCase()} ${name || element.textContent}`.slice(0, 50) }];
  });
  return targets[pick % targets.length] ?? null;
}

export const SELECTORS = { press: PRESSABLE, hover: PRESSABLE, toggle: TOGGLES };
