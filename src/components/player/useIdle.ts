import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How long nothing moves before the controls leave the picture. */
const STILLNESS_MS = 3000;

/** What holds them: what is pointed at, and what a keyboard is at. */
const HELD = '[data-controls]:hover, [data-controls] :focus-visible';

export interface Idle {
  isIdle: boolean;
  /** Shows or hides them at once. */
  set: (isIdle: boolean) => void;
}

/**
 * Whether nobody has stirred for a while.
 * @param canIdle false while the film is paused, or a menu is open
 */
export function useIdle(frame: RefObject<HTMLElement | null>, canIdle: boolean): Idle {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!canIdle || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      // A finger leaves `:hover` where it was; a browser that cannot be asked is taken for one with a pointer.
      const isTouch = (window as Partial<Window>).matchMedia?.('(hover: none)').matches === true;
      if (element.querySelector(isTouch ? '[data-controls] :focus-visible' : HELD)) wait();
      else setIsIdle(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, STILLNESS_MS);
    };
    const stir = (event: Event) => {
      wait();
      // A tap on the picture is a gesture of its own.
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) setIsIdle(false);
    };
    wait();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
    for (const event of events) element.ownerDocument.addEventListener(event, stir);
    return () => {
      clearTimeout(timer);
      setIsIdle(false);
      for (const event of events) element.ownerDocument.removeEventListener(event, stir);
    };
  }, [frame, canIdle]);

  return { isIdle, set: setIsIdle };
}
