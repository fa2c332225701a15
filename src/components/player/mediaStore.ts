import { useMemo, useSyncExternalStore } from 'react';
import { isLearningLength } from './learnLength';

/** The state of a media element. */
export interface MediaState {
  /** In seconds. The duration is 0 until it is known. */
  time: number;
  duration: number;
  /** The end of the buffered range at the current time. */
  bufferedEnd: number;
  isPaused: boolean;
  isEnded: boolean;
  /** The video should play, but lacks data. */
  isWaiting: boolean;
  /** False if the server does not support range requests. */
  canSeek: boolean;
  volume: number;
  isMuted: boolean;
  rate: number;
}

const EVENTS = [
  'loadstart',
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'progress',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'ended',
  'emptied',
  'error',
  'volumechange',
  'ratechange',
] as const;

const NOTHING: MediaState = {
  time: 0,
  duration: 0,
  bufferedEnd: 0,
  isPaused: true,
  isEnded: false,
  isWaiting: false,
  canSeek: true,
  volume: 1,
  isMuted: false,
  rate: 1,
};

/** Returns whether another position can be reached. Without range requests, `seekable` is empty or ends at 0. */
export const isSeekable = ({ seekable }: HTMLVideoElement): boolean =>
  seekable.length > 0 && seekable.end(seekable.length - 1) > 0.5;

function readState(video: HTMLVideoElement): MediaState {
  const { currentTime, duration, paused, ended, readyState } = video;
  const length = Number.isFinite(duration) ? duration : 0;
  const isLearning = isLearningLength(video);
  return {
    time: isLearning ? 0 : currentTime,
    duration: length,
    bufferedEnd: bufferedEnd(video),
    isPaused: paused,
    isEnded: ended && !isLearning,
    isWaiting:
      isLearning || isBeginning(video) || (!paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    canSeek: length < 1 || isSeekable(video),
    volume: video.volume,
    isMuted: video.muted,
    rate: video.playbackRate,
  };
}

/**
 * Returns whether the source is loading its metadata. It plays after that, but the element reports that it is paused
 * until then.
 */
const isBeginning = ({ networkState, readyState }: HTMLVideoElement): boolean =>
  networkState === HTMLMediaElement.NETWORK_LOADING && readyState === HTMLMediaElement.HAVE_NOTHING;

function bufferedEnd({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
}

interface MediaStore {
  subscribe: (onChange: () => void) => () => void;
  get: () => MediaState;
}

/** Returns the state of a media element as an external store for React. */
export function mediaStore(video: HTMLVideoElement | null): MediaStore {
  let state = video ? readState(video) : NOTHING;
  return {
    get: () => state,
    subscribe: (onChange) => {
      if (!video) return () => undefined;
      const update = () => {
        state = readState(video);
        onChange();
      };
      update();
      for (const event of EVENTS) video.addEventListener(event, update);
      return () => {
        for (const event of EVENTS) video.removeEventListener(event, update);
      };
    },
  };
}

/** @param video null until the element is mounted */
export function useMediaState(video: HTMLVideoElement | null): MediaState {
  const store = useMemo(() => mediaStore(video), [video]);
  return useSyncExternalStore(store.subscribe, store.get);
}
