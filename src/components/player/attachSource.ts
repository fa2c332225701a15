import { APP_URL } from '@/config/basePath';
import type { FilmSource } from '@/domain/film/film';
import { mediaUrl } from '@/lib/mediaAddress';
import { withTimeout } from '@/lib/time';
import { isStream } from './chooseSource';
import type { PlaybackError } from './FaultNotice';
import { learnLength } from './learnLength';
import type { PlaybackPositionKeeper } from './playbackPositionKeeper';
import type { StreamEngine, StreamTracks } from './streamEngine';
import { attachStream, playsStreams } from './streamEngine';

const DIAGNOSIS_TIMEOUT_MS = 8000;

/** A page in place of a video: the server answers every address with the app. */
const PAGE = /^text\/html/i;

/**
 * Finds out why a media element failed. `MediaError` has little detail, so this requests the first byte of the file.
 * @param code the code of the element's `MediaError`
 */
async function diagnosePlaybackError(url: string, code: number): Promise<PlaybackError> {
  if (code === MediaError.MEDIA_ERR_DECODE) return 'unplayable';
  const isOwn = new URL(url).origin === window.location.origin;
  const asked = new AbortController();
  try {
    const response = await withTimeout(
      DIAGNOSIS_TIMEOUT_MS,
      fetch(url, {
        headers: isOwn ? { Range: 'bytes=0-0' } : {},
        // Another host may not allow CORS. A no-cors response still shows that the host is available.
        mode: isOwn ? 'same-origin' : 'no-cors',
        cache: 'no-store',
        signal: asked.signal,
      }),
    );
    if (!response || response.status >= 500) return 'network';
    if (response.status >= 400 || PAGE.test(response.headers.get('content-type') ?? '')) return 'missing';
    return code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'unplayable';
  } catch {
    return 'network';
  } finally {
    // Aborts the download of the remaining file.
    asked.abort();
  }
}

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
