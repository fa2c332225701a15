import type { RefObject } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '@/lib/idleQueue';
import { onActivityOrIdle } from '@/lib/activityOrIdle';

/** The number of cards that render first. A screen shows no more. */
const FIRST_CARDS = 10;

/** The distance from the screen at which a row renders, in percent of the screen's height. */
const AHEAD = '25%';

/**
 * The number of cards in the rows of this tab's pages, by history entry and name. A back navigation renders the same
 * cards at once.
 */
const built = new Map<string, number>();

/**
 * Returns how many cards a row renders: none while the row is far from the screen, the first ones when it comes near,
 * and all of them after the first activity, when the browser is idle.
 * @param name identifies the row on its page
 */
export function useProgressiveRender(ref: RefObject<Element | null>, name: string | number): number {
  const key = `${useLocation().key} ${name}`;
  const [count, setCount] = useState(built.get(key) ?? 0);

  useEffect(() => {
    built.set(key, count);
    if (count === Infinity) return undefined;
    const build = (wanted: number) => startTransition(() => setCount(wanted));
    if (typeof IntersectionObserver === 'undefined') {
      build(Infinity);
      return undefined;
    }
    let takeBack: () => void = () => undefined;
    const stopWaiting = onActivityOrIdle(() => {
      takeBack = whenIdle(() => build(count === 0 ? FIRST_CARDS : Infinity));
    });
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) build(Math.max(count, FIRST_CARDS));
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    if (count === 0 && ref.current) observer.observe(ref.current);
    return () => {
      stopWaiting();
      takeBack();
      observer.disconnect();
    };
  }, [ref, key, count]);

  return count;
}
