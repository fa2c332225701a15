import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersStills } from '@/lib/motion';
import { playClip } from './playClip';
import { useAttention } from './useAttention';

/** A pointer on its way across, or the page on its way to the focus, has not come to look. */
const DWELL_MS = 150;

interface Clip {
  /** The attributes of the `<video>`. */
  video: { ref: React.RefObject<HTMLVideoElement | null>; onPlaying: () => void; onPause: () => void };
  /** Whether the clip is what is to be seen, playing or paused. */
  isShown: boolean;
  isPlaying: boolean;
  /** Pauses what plays, goes on with what is paused, starts what stands still. */
  toggle: () => void;
}

/**
 * A clip that plays from its start while somebody looks at the slide around it. Scrolling, another slide, another tab or
 * a dialog stop it, and stopped it is back at its start, unseen. A browser that refuses to play leaves the still.
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
      // Stopping pauses as well.
      onPause: () => setState((now) => (now === 'playing' ? 'paused' : now)),
    },
    isShown: state === 'playing' || state === 'paused',
    isPlaying: state === 'playing',
    toggle: () => (state === 'playing' ? ref.current?.pause() : play()),
  };
}

/** Calls back when the page scrolls or goes to the background, the element leaves the screen, or a dialog opens. */
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

/** Calls back when the element has left the screen; one that the focus has come to may first be on its way to it. */
function onOutOfSight(element: Element, callback: () => void): () => void {
  // Without an observer a clip beside the screen plays until the slide is left otherwise.
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
