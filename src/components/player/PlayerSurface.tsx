import type { RefObject } from 'react';
import { useState } from 'react';
import type { Film, Subtitles } from '@/domain/film/film';
import type { Elements } from '@/lib/elements';
import { chosenFrom } from './captionChoice';
import { ControlBar } from './ControlBar';
import { play, seekTo } from './mediaActions';
import type { MediaState } from './mediaStore';
import { PlayerPanels } from './PlayerPanels';
import type { Neighbour, OpenPanel, SettingsProps } from './playerParts';
import * as styles from './PlayerSurface.late.module.css';
import { Said } from './Said';
import { SkipIntro } from './SkipIntro';
import { TopBar } from './TopBar';
import { UpNext } from './UpNext';
import { useAppliedSettings } from './useAppliedSettings';
import { useCommands } from './useCommands';
import { useFreeKeys } from './useFreeKeys';
import { hasFullScreen, useFullScreen } from './useFullScreen';
import { useIdle } from './useIdle';
import { usePictureGestures } from './usePictureGestures';
import { usePlayerKeys } from './usePlayerKeys';
import { useSaid } from './useSaid';
import type { TrackChoice } from './useTrackChoices';
import { useUpNext } from './useUpNext';

/** As much of a film as its controls show. */
export type ShownFilm = Pick<Film, 'subtitles' | 'chapters' | 'previews' | 'intro' | 'creditsStart'>;

interface PlayerSurfaceProps extends SettingsProps {
  /** Null until it is in the page. */
  video: HTMLVideoElement | null;
  media: MediaState;
  /** What fills the screen, the film and its controls. */
  frame: RefObject<HTMLElement | null>;
  film: ShownFilm;
  /** The captions that are shown. */
  shown?: Subtitles | null;
  quality?: TrackChoice | null;
  sound?: TrackChoice | null;
  /** Something is said in the picture's place. */
  hasFault?: boolean;
  /** Left out where something else says what plays and leads away. */
  head?: { title: string; line: string | undefined; onLeave: () => void };
  next?: Neighbour | null;
  previous?: Neighbour | null;
  /** Over the picture, below the controls. */
  children?: Elements;
}

/** The controls over a film, whoever has it play: it knows the element, and where its sources come from it does not. */
export function PlayerSurface(props: PlayerSurfaceProps) {
  const { video, media, frame, film, shown = null, quality = null, sound = null, head, next = null } = props;
  const { previous = null, hasFault = false, settings, onSettings, children } = props;
  const [panel, setPanel] = useState<OpenPanel>(null);
  const { text, say } = useSaid();
  const fullScreen = useFullScreen(frame, video);
  const idle = useIdle(frame, !media.isPaused && panel === null);
  const upNext = useUpNext(media, film.creditsStart, next?.onPlay);
  const captions = chosenFrom(film.subtitles);
  useAppliedSettings(video, settings);
  useFreeKeys(frame);

  const run = useCommands(video, {
    media,
    onSettings,
    say,
    shown,
    subtitles: film.subtitles,
    chapters: film.chapters.map(({ start }) => start),
    toggleFullScreen: fullScreen.toggle,
    toggleKeys: () => setPanel((open) => (open === 'keys' ? null : 'keys')),
    onNext: next?.onPlay,
    onPrevious: previous?.onPlay,
  });
  usePlayerKeys(run);
  const seek = (time: number) => {
    if (video) seekTo(video, time);
  };
  const gestures = usePictureGestures({
    media,
    idle,
    isPanelOpen: panel !== null,
    onClosePanel: () => setPanel(null),
    onCommand: run,
    onSeek: seek,
    say,
  });

  return (
    <div
      className={styles.surface}
      data-idle={idle.isIdle && !hasFault}
      data-fault={hasFault}
      data-panel={panel ?? undefined}
    >
      {/* The buttons and keys below do the same for everybody else. */}
      <div className={styles.picture} data-picture aria-hidden {...gestures} />
      {media.isWaiting && !hasFault && <div className={styles.waiting} role="status" aria-label="Loading the film" />}
      {children}
      <div className={styles.controls}>
        {head && <TopBar {...head} />}
        <ControlBar
          media={media}
          chapters={film.chapters}
          previews={film.previews}
          captions={captions.length > 0 ? { isOn: shown !== null && !shown.isForced } : null}
          next={next}
          fullScreen={video && hasFullScreen(video) ? fullScreen : null}
          panel={panel}
          onCommand={run}
          onSeek={seek}
          volume={settings.isMuted ? 0 : settings.volume}
          onVolume={(volume) => onSettings({ volume, isMuted: false })}
          onPanel={setPanel}
        />
      </div>
      <Said text={text} />
      {video && <SkipIntro intro={film.intro} time={media.time} onSkip={seek} />}
      {next && upNext.seconds !== null && panel === null && (
        <UpNext line={next.line} seconds={upNext.seconds} onPlay={next.onPlay} onStop={upNext.stop} />
      )}
      <PlayerPanels
        panel={panel}
        video={video}
        film={film}
        time={media.time}
        settings={settings}
        onSettings={onSettings}
        shown={shown}
        quality={quality}
        sound={sound}
        onCommand={run}
        onSeek={(time) => {
          seek(time);
          if (video) play(video);
        }}
        onClose={() => setPanel(null)}
      />
    </div>
  );
}
