import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { canHover } from '@/lib/canHover';

/** Returns whether the parent element is hovered or has the keyboard focus. */
export function useAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  // A layout effect, so that it does not miss a pointer that enters as soon as the slide is visible.
  useLayoutEffect(() => {
    const around = ref.current?.parentElement;
    if (!around) return undefined;
    // A pointer that is already on the element fires no `pointerenter`.
    if (canHover() && around.matches(':hover')) setIsPointedAt(true);
    const own = new AbortController();
    const on = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', listener: (event: Event) => void) => {
      around.addEventListener(type, listener, { signal: own.signal });
    };
    // Touch scrolls, and uses the play button instead.
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
