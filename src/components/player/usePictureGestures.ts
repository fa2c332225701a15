import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { MediaState } from './mediaStore';
import { clockText } from './timeText';
import type { Idle } from './useControlsAutoHide';
import type { PlayerCommand } from './usePlayerKeys';

/** The maximum time between the taps of a double tap. */
const DOUBLE_TAP_MS = 300;

/** The maximum distance in pixels that a finger moves during a tap. */
const TAP_RADIUS = 12;

/** The seconds that a swipe over the full width seeks. */
const SWIPE_SECONDS = 120;

/** Returns the seconds that a double tap seeks. The middle third does nothing. */
export function tapSeconds(x: number, width: number): -10 | 0 | 10 {
  if (x < width / 3) return -10;
  return x > (width * 2) / 3 ? 10 : 0;
}

/** Returns the direction of a swipe, or `none` while the movement is still a tap. */
export function swipeOf(dx: number, dy: number): 'none' | 'sideways' | 'vertical' {
  if (Math.hypot(dx, dy) <= TAP_RADIUS) return 'none';
  return Math.abs(dx) > Math.abs(dy) * 1.5 ? 'sideways' : 'vertical';
}

/**
 * Returns the time that a swipe seeks to, within the video. The full width is two minutes, but at most a third of the
 * video.
 */
export function swipeTarget(from: number, dx: number, width: number, duration: number): number {
  const reach = Math.min(SWIPE_SECONDS, duration / 3);
  return Math.min(Math.max(from + (dx / Math.max(width, 1)) * reach, 0), duration);
}

interface Gestures {
  time: number;
  duration: number;
  /** A mouse click. A double click calls `onClick` twice and `onDoubleClick` once. */
  onClick: () => void;
  onDoubleClick: () => void;
  /** A single tap. */
  onTap: () => void;
  /** The second tap of a double tap at a side, and each further tap. */
  onSkip: (seconds: number) => void;
  /** A horizontal swipe, with the time that it seeks to. */
  onSwipe: (time: number, isOver: boolean) => void;
}

interface Touch {
  x: number;
  y: number;
  time: number;
  isSwipe: boolean;
  /** A vertical swipe has no effect. */
  isVoid: boolean;
}

/** Returns pointer handlers for the picture. Touch and mouse have different gestures. */
function useGestures({ time, duration, onClick, onDoubleClick, onTap, onSkip, onSwipe }: Gestures) {
  const touch = useRef<Touch | null>(null);
  const lastTap = useRef({ at: 0, side: 0 });
  const single = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(single.current), []);

  const handleTap = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const side = tapSeconds(event.clientX - left, width);
    const isSecond = event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS && side === lastTap.current.side;
    lastTap.current = { at: event.timeStamp, side };
    clearTimeout(single.current);
    if (side !== 0 && isSecond) onSkip(side);
    // The middle has no double tap, so the tap needs no delay.
    else if (side === 0) onTap();
    else single.current = setTimeout(onTap, DOUBLE_TAP_MS);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') return;
      // A second finger is a pinch.
      touch.current = event.isPrimary
        ? { x: event.clientX, y: event.clientY, time, isSwipe: false, isVoid: false }
        : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const began = touch.current;
      if (!began || !event.isPrimary || began.isVoid) return;
      const dx = event.clientX - began.x;
      const swipe = swipeOf(dx, event.clientY - began.y);
      if (!began.isSwipe && swipe === 'vertical') began.isVoid = true;
      if (!began.isSwipe && swipe === 'sideways') began.isSwipe = true;
      if (began.isSwipe) onSwipe(swipeTarget(began.time, dx, event.currentTarget.clientWidth, duration), false);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const began = touch.current;
      touch.current = null;
      if (!began || !event.isPrimary) return;
      const dx = event.clientX - began.x;
      if (began.isSwipe) onSwipe(swipeTarget(began.time, dx, event.currentTarget.clientWidth, duration), true);
      else if (!began.isVoid) handleTap(event);
    },
    onPointerCancel: () => {
      touch.current = null;
    },
    onClick: ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
      if (isMouse(nativeEvent)) onClick();
    },
    onDoubleClick: ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
      if (isMouse(nativeEvent)) onDoubleClick();
    },
  };
}

/** Firefox and Safari dispatch a double click as a `MouseEvent`. They dispatch none for touch. */
const isMouse = (event: MouseEvent) => !(event instanceof globalThis.PointerEvent) || event.pointerType === 'mouse';

interface Options {
  media: MediaState;
  idle: Idle;
  isPanelOpen: boolean;
  onClosePanel: () => void;
  onCommand: (command: PlayerCommand) => void;
  onSeek: (time: number) => void;
  showFeedback: (word: string) => void;
}

/** Maps clicks, taps and swipes on the picture to commands. */
export function usePictureGestures(options: Options) {
  const { media, idle, isPanelOpen, onClosePanel, onCommand, onSeek, showFeedback } = options;
  return useGestures({
    time: media.time,
    duration: media.duration,
    onClick: () => (isPanelOpen ? onClosePanel() : onCommand({ do: 'toggle' })),
    onDoubleClick: () => onCommand({ do: 'fullScreen' }),
    onTap: () => (isPanelOpen ? onClosePanel() : idle.set(!idle.isIdle && !media.isPaused)),
    onSkip: (seconds) => onCommand({ do: 'seekBy', value: seconds }),
    onSwipe: (time, isOver) => {
      if (!media.canSeek) return;
      showFeedback(clockText(time));
      if (isOver) onSeek(time);
    },
  });
}
