import { play } from './mediaActions';

/** Holds the position in a video and whether it plays, while one source replaces another. */
export interface PlaybackPositionKeeper {
  /** Seeks a source to the position. Must be called after its metadata has loaded. */
  restore: (video: HTMLVideoElement) => void;
  /** Must be called before a source is removed: the element's values do not belong to the video from then on. */
  suspend: () => void;
  /** Tracks the element until the returned function is called. */
  follow: (video: HTMLVideoElement) => () => void;
}

export function playbackPositionKeeper(startAt: number): PlaybackPositionKeeper {
  let time = startAt;
  let isPlaying = true;
  let isOwn = false;

  return {
    suspend: () => {
      isOwn = false;
    },
    restore: (video) => {
      if (time > 0 && time < video.duration - 0.5) video.currentTime = time;
      isOwn = true;
      if (isPlaying) play(video);
    },
    follow: (video) => {
      const listeners = new AbortController();
      const on = (name: string, note: () => void) => video.addEventListener(name, note, { signal: listeners.signal });
      const noteTime = () => {
        if (isOwn && video.error === null) time = video.currentTime;
      };
      on('timeupdate', noteTime);
      on('seeking', noteTime);
      on('play', () => {
        isPlaying = true;
      });
      on('pause', () => {
        if (isOwn && video.error === null) isPlaying = false;
      });
      on('emptied', () => {
        isOwn = false;
      });
      return () => listeners.abort();
    },
  };
}
