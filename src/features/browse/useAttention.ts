import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { canHover } from '@/lib/canHover';

/** Whether somebody looks at the element around this one: points at it, or is in it by keyboard. */
export function useAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  // At once: a pointer that comes as soon as the slide is seen is not missed.
  useLayoutEffect(() => {
    const around = ref.current?.parentElement;
    if (!around) return undefined;
    // One that has come before, and rests, does not enter any more.
    if (canHover() && around.matches(':hover')) setIsPointedAt(true);
    const own = new AbortController();
    const on = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', listener: (event: Event) => void) => {
      around.addEventListener(type, listener, { signal: own.signal });
    };
    // A finger scrolls; it has the play button.
    on('pointerenter', (event) => setIsPointedAt(!(event instanceof PointerEvent && event.pointerType === 'touch')));
    on('pointerleave', () => setIsPointedAt(false));
    on('focusin', ({ target }) => setHasFocus(target instanceof Element && target.matches(':focus-visible')));
    on('focusout', () => setHasFocus(false));
    return () => {
      own.abort();
    };
  }, [ref]);

  return isPointedAt || hasFocus;
}
