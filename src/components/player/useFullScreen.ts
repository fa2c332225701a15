import type { RefObject } from 'react';
import { useSyncExternalStore } from 'react';

/** Safari on phones has full screen for the video element only. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const hasPhoneWay = (video: PhoneVideo) => typeof video.webkitEnterFullscreen === 'function';

/** Returns whether the browser supports full screen. */
export const hasFullScreen = (video: HTMLVideoElement): boolean => document.fullscreenEnabled || hasPhoneWay(video);

/** @param frame the element that fills the screen: the video and its controls */
export function useFullScreen(frame: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return { isFull, toggle: () => void toggle(frame.current, video) };
}

async function toggle(frame: HTMLElement | null, video: PhoneVideo | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled && frame) {
      await frame.requestFullscreen({ navigationUI: 'hide' });
      await screen.orientation.lock('landscape');
    } else video?.webkitEnterFullscreen?.();
  } catch {
    // The browser refused full screen or the orientation lock. Both are optional.
  }
}
