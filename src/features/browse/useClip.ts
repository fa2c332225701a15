import type { RefObject } from 'react';
import { useLayoutEffect, useState, useCallback, useEffect, useRef } from 'react';
import { canHover } from '@/lib/canHover';
import { prefersStills } from '@/lib/motion';
import { playClip } from './playClip';

/** Returns whether the parent element is hovered or has the keyboard focus. */
function useAttention(ref: RefObject<HTMLElement | null>): boolean {
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

/** How long the attention must last. Ignores a pointer that crosses the slide and a scroll that follows the focus. */
const DWELL_MS = 150;

interface Clip {
  /** The attributes of the `<video>` element. */
  video: { ref: React.RefObject<HTMLVideoElement | null>; onPlaying: () => void; onPause: () => void };
  /** Whether the clip is visible, playing or paused. */
  isShown: boolean;
  isPlaying: boolean;
  /** Pauses a playing clip. Resumes a paused one. Starts a stopped one. */
  toggle: () => void;
}

/**
 * Plays a clip from its start while the slide around it has the viewer's attention. Scrolling, another slide, another
 * tab or a dialog stops the clip, which hides and rewinds it. If the browser refuses to play, the still stays visible.
 */
export function useClip(): Clip {
  const ref = useRef<HTMLVideoElement>(null);
  const isWanted = useAttention(ref);
  const [state, setState] = useState<'still' | 'starting' | 'playing' | 'paused'>('still');
  const isStill = state === 'still';

  const play = useCallback(() => {
    setState((now) => (now === 'still' ? 'starting' : now));
    if (ref.current) playClip(ref.current, 'preview', () => setState('still'));
  }, []);

  const stop = useCallback(() => {
    setState('still');
    if (!ref.current) return;
    ref.current.pause();
    ref.current.currentTime = 0;
  }, []);

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      if (!prefersStills()) play();
    }, DWELL_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWanted, play, stop]);

  useEffect(() => (isStill || !ref.current ? undefined : onDistraction(ref.current, stop)), [isStill, stop]);

  return {
    video: {
      ref,
      onPlaying: () => setState('playing'),
      // Stopping fires `pause` as well.
      onPause: () => setState((now) => (now === 'playing' ? 'paused' : now)),
    },
    isShown: state === 'playing' || state === 'paused',
    isPlaying: state === 'playing',
    toggle: () => (state === 'playing' ? ref.current?.pause() : play()),
  };
}

/** Calls `callback` when the page scrolls or is hidden, the element leaves the screen, or a dialog opens. */
function onDistraction(element: Element, callback: () => void): () => void {
  const own = new AbortController();
  window.addEventListener('scroll', callback, { passive: true, signal: own.signal });
  document.addEventListener('visibilitychange', callback, { signal: own.signal });
  const dialogs = new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) callback();
  });
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  const stopWatching = onOutOfSight(element, callback);
  return () => {
    own.abort();
    dialogs.disconnect();
    stopWatching();
  };
}

/**
 * Calls `callback` when the element leaves the screen. It must be visible first, because the focus can scroll it into
 * view.
 */
function onOutOfSight(element: Element, callback: () => void): () => void {
  // Without an observer, a clip off screen plays until another event stops it.
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let wasVisible = false;
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) {
        if (wasVisible && !isIntersecting) callback();
        wasVisible ||= isIntersecting;
      }
    },
    { threshold: 0.5 },
  );
  visibility.observe(element);
  return () => {
    visibility.disconnect();
  };
}
