import type { TouchEvent } from 'react';
import { useRef } from 'react';
import { forwardSign } from '@/lib/forwardSign';

/** The minimum length of a swipe. Shorter movements are taps. */
const SWIPE_PX = 48;

/**
 * Returns touch handlers that detect swipes beyond the ends of a carousel, where no scroll event fires. The step is 1
 * at the last slide and -1 at the first.
 */
export function useSwipeBeyond(onBeyond: (step: 1 | -1) => void) {
  const start = useRef({ clientX: 0, clientY: 0, left: 0 });
  return {
    onTouchStart({ touches: { 0: touch }, currentTarget: { scrollLeft } }: TouchEvent) {
      if (touch) start.current = { clientX: touch.clientX, clientY: touch.clientY, left: scrollLeft };
    },
    onTouchEnd({ changedTouches: { 0: touch }, currentTarget }: TouchEvent) {
      const { clientWidth, scrollWidth } = currentTarget;
      const { clientX, clientY, left } = start.current;
      if (!touch) return;
      // Positive if the swipe leads back, as the content follows the finger.
      const across = (touch.clientX - clientX) * forwardSign(currentTarget);
      if (Math.abs(across) < Math.max(SWIPE_PX, Math.abs(touch.clientY - clientY))) return;
      if (across > 0 && Math.abs(left) < 2) onBeyond(-1);
      if (across < 0 && Math.abs(left) + clientWidth > scrollWidth - 2) onBeyond(1);
    },
  };
}
