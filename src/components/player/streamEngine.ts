import type { ErrorData, Events } from 'hls.js';
import type HlsType from 'hls.js';
import type { PlaybackError } from './FaultNotice';

/** The qualities and sound tracks of a stream. */
export interface StreamTracks {
  /** In pixels, 0 if the stream does not state it. */
  heights: readonly number[];
  sounds: readonly { label: string; language: string }[];
  sound: number;
}

export interface StreamEngine {
  /** -1 selects the quality by bandwidth. */
  setLevel: (index: number) => void;
  setSound: (index: number) => void;
  destroy: () => void;
}

interface StreamEvents {
  onTracks: (tracks: StreamTracks) => void;
  onFault: (fault: PlaybackError) => void;
}

/**
 * Returns whether the browser plays HLS natively and reliably, which is Safari. Other browsers answer 'maybe' and fail.
 */
export const playsStreams = (): boolean => 'ManagedMediaSource' in window;

/** Plays a stream by hls.js. The worker is disabled, because the Content Security Policy blocks workers from blobs. */
export async function attachStream(
  video: HTMLVideoElement,
  url: string,
  { onTracks, onFault }: StreamEvents,
): Promise<StreamEngine> {
  const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js');
  if (!Hls.isSupported()) {
    onFault('unplayable');
    return { setLevel: () => undefined, setSound: () => undefined, destroy: () => undefined };
  }
  const hls = new Hls({ enableWorker: false, renderTextTracksNatively: false, capLevelToPlayerSize: true });
  const tell = () =>
    onTracks({
      heights: hls.levels.map(({ height }) => height),
      sounds: hls.audioTracks.map(({ name, lang = '' }) => ({ label: name, language: lang })),
      sound: Math.max(hls.audioTrack, 0),
    });
  hls.on(Hls.Events.MANIFEST_PARSED, tell);
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, tell);
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, tell);
  hls.on(Hls.Events.ERROR, faultTeller(hls, Hls, onFault));
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    setLevel: (index) => {
      hls.nextLevel = index;
    },
    setSound: (index) => {
      hls.audioTrack = index;
    },
    destroy: () => hls.destroy(),
  };
}

/** Reports the errors that hls.js cannot recover from. The first media error triggers one recovery. */
function faultTeller(hls: HlsType, Hls: typeof HlsType, onFault: (fault: PlaybackError) => void) {
  let hasMended = false;
  return (_event: Events.ERROR, { fatal, type, response }: ErrorData) => {
    if (!fatal) return;
    const code = response?.code ?? 0;
    if (type === Hls.ErrorTypes.NETWORK_ERROR) {
      // hls.js reports a file that is not a playlist as a network error as well.
      if (code >= 400 && code < 500) onFault('missing');
      else onFault(code >= 200 && code < 300 ? 'unplayable' : 'network');
    } else if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasMended) {
      hasMended = true;
      hls.recoverMediaError();
    } else onFault('unplayable');
  };
}
