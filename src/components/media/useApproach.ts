import type { RefObject } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '@/lib/idleQueue';
import { onSignOfLife } from '@/lib/signOfLife';

/** So many cards are built first; a screen shows no more. */
const FIRST_CARDS = 10;

/** Built while it is this far from the screen. */
const AHEAD = '25%';

/** How many cards the rows of this tab's pages have, by history entry and name: back finds them standing. */
const built = new Map<string, number>();

/**
 * How many of its cards a row builds: none as long as it is far from the screen, the first ones when it comes near, all
 * when somebody is there and nothing else is to be done.
 * @param name tells it from the page's other rows
 */
export function useApproach(ref: RefObject<Element | null>, name: string | number): number {
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
    const stopWaiting = onSignOfLife(() => {
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
