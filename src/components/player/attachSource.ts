import { mediaUrl } from '@/lib/mediaAddress';
import { APP_URL } from '@/config/basePath';
import type { FilmSource } from '@/domain/film/film';
import { isStream } from './chooseSource';
import type { PlaybackError } from './playbackErrors';
import { learnLength } from './learnLength';
import type { PlaybackPositionKeeper } from './playbackPositionKeeper';
import type { StreamEngine, StreamTracks } from './streamEngine';
import { attachStream, playsStreams } from './streamEngine';
import { diagnosePlaybackError } from './diagnosePlaybackError';

interface SourceEvents {
  onFault: (fault: PlaybackError) => void;
  onTracks: (tracks: StreamTracks, engine: StreamEngine) => void;
}

/**
 * Plays a source in a media element from the current position of the video.
 * @returns a function that detaches the source. No event is reported after that.
 */
export function attachSource(
  video: HTMLVideoElement,
  source: FilmSource,
  place: PlaybackPositionKeeper,
  { onFault, onTracks }: SourceEvents,
): () => void {
  const url = mediaUrl(source.src, APP_URL);
  const listeners = new AbortController();
  const { signal } = listeners;
  let engine: StreamEngine | null = null;
  const isOver = () => signal.aborted;
  const fail = (fault: PlaybackError) => {
    if (!isOver()) onFault(fault);
  };

  const restore = () => place.restore(video);
  // A live stream has no length.
  const handleMetadata = isStream(source) ? restore : () => learnLength(video, signal, restore);
  video.addEventListener('loadedmetadata', handleMetadata, { signal });
  video.addEventListener(
    'error',
    () => {
      place.suspend();
      if (engine === null) void diagnosePlaybackError(url, video.error?.code ?? 0).then(fail);
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI }) => {
      if (blockedURI === url || blockedURI === new URL(url).origin) fail('forbidden');
    },
    { signal },
  );

  if (isStream(source) && !playsStreams()) {
    const events = { onFault: fail, onTracks: (tracks: StreamTracks) => engine && onTracks(tracks, engine) };
    attachStream(video, url, events).then(
      (attached) => {
        if (isOver()) attached.destroy();
        else engine = attached;
      },
      // The script of hls.js could not be loaded, which means that the network is down.
      () => fail('network'),
    );
  } else video.src = url;

  return () => {
    place.suspend();
    listeners.abort();
    engine?.destroy();
  };
}
