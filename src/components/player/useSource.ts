import { useEffect, useReducer, useState } from 'react';
import type { Film } from '@/domain/film/film';
import { attachSource } from './attachSource';
import { canPlay } from './canPlay';
import { chooseSource, soundKey } from './chooseSource';
import { placeKeeper } from './placeKeeper';
import { sourceReducer, sourceState, waitMs } from './sourceState';
import type { StreamEngine, StreamTracks } from './streamEngine';

/** A stream that has told what it has to choose from. */
export interface Stream {
  tracks: StreamTracks;
  engine: StreamEngine;
}

/** Which of the film's sources a media element plays, from where it was whatever happens to it. */
export function useSource(video: HTMLVideoElement | null, { sources }: Film, startAt: number) {
  const [state, dispatch] = useReducer(sourceReducer, null, () =>
    sourceState(chooseSource(sources, new Set(), null, canPlay)),
  );
  const [place] = useState(() => placeKeeper(startAt));
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
    /** It should play, and nothing has come for long. */
    stalled: () => dispatch({ type: 'stalled' }),
  };
}
