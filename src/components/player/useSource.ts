import { useEffect, useReducer, useState } from 'react';
import type { Film } from '@/domain/film/film';
import { attachSource } from './attachSource';
import { canPlay, chooseSource, soundKey } from './chooseSource';
import { playbackPositionKeeper } from './playbackPositionKeeper';
import { sourceReducer, sourceState, waitMs } from './sourceState';
import type { StreamEngine, StreamTracks } from './streamEngine';

/** A stream whose tracks are known. */
export interface Stream {
  tracks: StreamTracks;
  engine: StreamEngine;
}

/** Selects and plays one of the video's sources. Keeps the position when it changes the source. */
export function useSource(video: HTMLVideoElement | null, { sources }: Film, startAt: number) {
  const [state, dispatch] = useReducer(sourceReducer, null, () =>
    sourceState(chooseSource(sources, new Set(), null, canPlay)),
  );
  const [place] = useState(() => playbackPositionKeeper(startAt));
  const [stream, setStream] = useState<Stream | null>(null);
  const { index, attempt, fault, waits } = state;
  const source = sources[index];

  useEffect(() => (video ? place.follow(video) : undefined), [video, place]);

  useEffect(() => {
    if (!video || !source) return undefined;
    const detach = attachSource(video, source, place, {
      onFault: (found) =>
        dispatch({
          type: 'failed',
          fault: found,
          next: (failed) => chooseSource(sources, failed, soundKey(source), canPlay),
        }),
      onTracks: (tracks, engine) => setStream({ tracks, engine }),
    });
    const handlePlaying = () => dispatch({ type: 'plays' });
    video.addEventListener('playing', handlePlaying);
    return () => {
      video.removeEventListener('playing', handlePlaying);
      setStream(null);
      detach();
    };
  }, [video, source, sources, attempt, place]);

  useEffect(() => {
    if (fault !== 'network') return undefined;
    const retry = () => dispatch({ type: 'asked' });
    const timer = setTimeout(retry, waitMs(waits));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [fault, waits]);

  return {
    index,
    fault,
    stream,
    choose: (chosen: number) => dispatch({ type: 'chosen', index: chosen }),
    retry: () => dispatch({ type: 'retried' }),
    /** The video should play, but has received no data for a long time. */
    stalled: () => dispatch({ type: 'stalled' }),
  };
}
