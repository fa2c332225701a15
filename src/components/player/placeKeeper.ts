import { play } from './mediaActions';

/** Where somebody is in a film, and whether it plays: kept while its source is taken away and another comes. */
export interface PlaceKeeper {
  /** Brings a source that has just told its length to the place. */
  restore: (video: HTMLVideoElement) => void;
  /** The source is about to go: what the element says from here on is not the film. */
  suspend: () => void;
  /** Takes notes until the function that it gives is called. */
  follow: (video: HTMLVideoElement) => () => void;
}

export function placeKeeper(startAt: number): PlaceKeeper {
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
