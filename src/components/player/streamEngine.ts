import type { ErrorData, Events } from 'hls.js';
import type HlsType from 'hls.js';
import type { Fault } from './faults';

/** What a stream has to choose from. */
export interface StreamTracks {
  /** In pixels, 0 where it does not say. */
  heights: readonly number[];
  sounds: readonly { label: string; language: string }[];
  sound: number;
}

export interface StreamEngine {
  /** -1 lets the connection decide. */
  setLevel: (index: number) => void;
  setSound: (index: number) => void;
  destroy: () => void;
}

interface StreamEvents {
  onTracks: (tracks: StreamTracks) => void;
  onFault: (fault: Fault) => void;
}

/** Where the browser's own player is trusted with streams: Safari. Others say 'maybe' and fail. */
export const playsStreams = (): boolean => 'ManagedMediaSource' in window;

/** Plays a stream by hls.js. No worker: the policy allows none from a text. */
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

/** What hls.js cannot mend by itself; a broken picture may mend itself once. */
function faultTeller(hls: HlsType, Hls: typeof HlsType, onFault: (fault: Fault) => void) {
  let hasMended = false;
  return (_event: Events.ERROR, { fatal, type, response }: ErrorData) => {
    if (!fatal) return;
    const code = response?.code ?? 0;
    if (type === Hls.ErrorTypes.NETWORK_ERROR) {
      // What is no playlist counts as one, too.
      if (code >= 400 && code < 500) onFault('missing');
      else onFault(code >= 200 && code < 300 ? 'unplayable' : 'network');
    } else if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasMended) {
      hasMended = true;
      hls.recoverMediaError();
    } else onFault('unplayable');
  };
}
