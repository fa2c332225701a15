import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { usesRemote } from '@/lib/usesRemote';

/** How long without input before the controls hide. */
const STILLNESS_MS = 3000;

/** Controls that are hovered or have the keyboard focus stay visible. */
const HELD = '[data-controls]:hover, [data-controls] :focus-visible';

export interface Idle {
  isIdle: boolean;
  /** Shows or hides the controls at once. */
  set: (isIdle: boolean) => void;
}

/**
 * Returns whether the viewer has been inactive for a while.
 * @param canIdle false while the video is paused or a panel is open
 */
export function useControlsAutoHide(frame: RefObject<HTMLElement | null>, canIdle: boolean): Idle {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!canIdle || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      // Touch leaves `:hover` on the last touched element. A browser without `matchMedia` is treated as one with a
      // pointer.
      const isTouch = (window as Partial<Window>).matchMedia?.('(hover: none)').matches === true;
      // On a television, the film is to be seen without the controls, although one of them has the focus.
      if (usesRemote()) element.closest('dialog')?.focus();
      if (element.querySelector(isTouch ? '[data-controls] :focus-visible' : HELD)) wait();
      else setIsIdle(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, STILLNESS_MS);
    };
    const stir = (event: Event) => {
      wait();
      // A touch on the picture is a gesture, which `useGestures` handles.
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
