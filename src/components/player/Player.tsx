import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';
import type { Film } from '@/domain/film/film';
import type { Position } from '@/domain/progress/progress';
import { t } from '@/i18n/t';
import { captionsShown } from './captionChoice';
import { Captions } from './Captions';
import { FaultNotice } from './FaultNotice';
import { useMediaState } from './mediaStore';
import * as styles from './Player.late.module.css';
import * as playerNoteStyles from './PlayerNote.late.module.css';
import type { KeysProps, Neighbour, SettingsProps } from './playerParts';
import { PlayerSurface } from './PlayerSurface';
import { Tracks } from './Tracks';
import { useBufferingNotice } from './useBufferingNotice';
import { useMediaSession } from './useMediaSession';
import { usePositions } from './usePositions';
import { useSource } from './useSource';
import { useTrackChoices } from './useTrackChoices';
import { useWakeLock } from './useWakeLock';

/** A status message that requires no action. */
const PlayerNote = ({ children }: { children: ReactNode }) => (
  <p className={playerNoteStyles.note} role="status">
    {children}
  </p>
);

interface PlayerProps extends SettingsProps, KeysProps {
  film: Film;
  title: string;
  /** The line below the title, which names the episode. */
  line?: string | undefined;
  /** The URL of an image. */
  poster: string | null;
  /** In seconds. */
  startAt: number;
  /** The element that fills the screen. It stays mounted when the next episode starts. */
  frame: RefObject<HTMLElement | null>;
  onPosition?: (position: Position) => void;
  next?: Neighbour | null;
  previous?: Neighbour | null;
  onLeave: () => void;
}

/** A video with its controls. Set a `key` for each video, because a player cannot switch to another video. */
export function Player(props: PlayerProps) {
  const { film, title, line, poster, startAt, frame, onPosition, next = null, previous = null, onLeave } = props;
  const { settings, onSettings, hasSingleKeys } = props;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  // Fixed at the first render, because this player itself reports all later positions.
  const [start] = useState(startAt);
  const played = useMediaState(video);
  const media = played.duration > 0 ? played : { ...played, duration: film.duration ?? 0 };
  const source = useSource(video, film, start);
  const { quality, sound, soundLanguage } = useTrackChoices(film, source);
  const shown = captionsShown(film.subtitles, settings.captions, soundLanguage);
  const isSlow = useBufferingNotice(media.isWaiting && source.fault === null, source.stalled);

  usePositions(video, { startAt: start, creditsStart: film.creditsStart, onPosition });
  useWakeLock(!media.isPaused);
  useMediaSession(video, media, { title, line, poster, onNext: next?.onPlay, onPrevious: previous?.onPlay });

  return (
    <>
      <video ref={setVideo} className={styles.video} playsInline preload="auto" poster={poster ?? undefined}>
        <Tracks subtitles={film.subtitles} shown={shown} onTrack={setTrack} />
      </video>
      <PlayerSurface
        video={video}
        media={media}
        frame={frame}
        film={film}
        shown={shown}
        quality={quality}
        sound={sound}
        hasFault={source.fault !== null}
        head={{ title, line, onLeave }}
        next={next}
        previous={previous}
        settings={settings}
        onSettings={onSettings}
        hasSingleKeys={hasSingleKeys}
      >
        <Captions track={track} language={shown?.language} settings={settings} />
        {source.fault && <FaultNotice fault={source.fault} onRetry={source.retry} onLeave={onLeave} />}
        {isSlow && <PlayerNote>{t('Slow connection. Playback will resume shortly.')}</PlayerNote>}
        {!media.canSeek && (
          <PlayerNote>{t('Seeking isn’t available: the server doesn’t support range requests.')}</PlayerNote>
        )}
      </PlayerSurface>
    </>
  );
}
