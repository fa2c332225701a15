import type { RefObject } from 'react';
import { useState } from 'react';
import type { Film, Subtitles } from '@/domain/film/film';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { Button } from '../ui/Button';
import { chosenFrom } from './captionChoice';
import { ControlBar } from './ControlBar';
import { play, seekTo } from './mediaActions';
import type { MediaState } from './mediaStore';
import { PlayerButton } from './PlayerButton';
import { PlayerFeedback, usePlayerFeedback } from './PlayerFeedback';
import { PlayerPanels } from './PlayerPanels';
import type { KeysProps, Neighbour, OpenPanel, SettingsProps } from './playerParts';
import * as styles from './PlayerSurface.late.module.css';
import * as skipIntroStyles from './SkipIntro.late.module.css';
import * as topBarStyles from './TopBar.late.module.css';
import { UpNext, useUpNext } from './UpNext';
import { useAppliedSettings } from './useAppliedSettings';
import { useCommands } from './useCommands';
import { useControlsAutoHide } from './useControlsAutoHide';
import { hasFullScreen, useFullScreen } from './useFullScreen';
import { usePictureGestures } from './usePictureGestures';
import { usePreventPointerFocus, usePlayerKeys } from './usePlayerKeys';
import type { TrackChoice } from './useTrackChoices';

interface TopBarProps {
  title: string;
  line: string | undefined;
  onLeave: () => void;
}

/** The title of the video and the back button. */
const TopBar = ({ title, line, onLeave }: TopBarProps) => (
  <div className={topBarStyles.bar} data-controls>
    <PlayerButton icon="back" label={t('Back')} size={28} onClick={onLeave} />
    <div className={topBarStyles.words}>
      <h1 className={topBarStyles.title} dir="auto">
        {title}
      </h1>
      {line !== undefined && (
        <p className={topBarStyles.line} dir="auto">
          {line}
        </p>
      )}
    </div>
  </div>
);

interface SkipIntroProps {
  intro: Film['intro'];
  time: number;
  onSkip: (to: number) => void;
}

function SkipIntro({ intro, time, onSkip }: SkipIntroProps) {
  if (intro === null || time < intro.start || time >= intro.end - 1) return null;
  return (
    <div className={skipIntroStyles.place} data-controls data-skip>
      <Button className={skipIntroStyles.button} onClick={() => onSkip(intro.end)}>
        {t('Skip intro')}
      </Button>
    </div>
  );
}

/** The parts of a video that the controls use. */
export type ShownFilm = Pick<Film, 'subtitles' | 'chapters' | 'previews' | 'intro' | 'creditsStart'>;

interface PlayerSurfaceProps extends SettingsProps, KeysProps {
  /** Null until the element is mounted. */
  video: HTMLVideoElement | null;
  media: MediaState;
  /** The element that fills the screen. It contains the video and its controls. */
  frame: RefObject<HTMLElement | null>;
  film: ShownFilm;
  /** The captions on the screen. */
  shown?: Subtitles | null;
  quality?: TrackChoice | null;
  sound?: TrackChoice | null;
  /** An error message covers the picture. */
  hasFault?: boolean;
  /** Omit it if another component shows the title and a way to leave. */
  head?: { title: string; line: string | undefined; onLeave: () => void };
  next?: Neighbour | null;
  previous?: Neighbour | null;
  /** Content over the picture and below the controls. */
  children?: Elements;
}

/** The controls over a video. They use the media element and do not know how its sources are loaded. */
export function PlayerSurface(props: PlayerSurfaceProps) {
  const { video, media, frame, film, shown = null, quality = null, sound = null, head, next = null } = props;
  const { previous = null, hasFault = false, settings, onSettings, hasSingleKeys, children } = props;
  const [panel, setPanel] = useState<OpenPanel>(null);
  const { text, showFeedback } = usePlayerFeedback();
  const fullScreen = useFullScreen(frame, video);
  const idle = useControlsAutoHide(frame, !media.isPaused && panel === null);
  const upNext = useUpNext(media, film.creditsStart, next?.onPlay);
  const captions = chosenFrom(film.subtitles);
  useAppliedSettings(video, settings);
  usePreventPointerFocus(frame);

  const run = useCommands(video, {
    media,
    onSettings,
    showFeedback,
    shown,
    subtitles: film.subtitles,
    chapters: film.chapters.map(({ start }) => start),
    toggleFullScreen: fullScreen.toggle,
    toggleKeys: () => setPanel((open) => (open === 'keys' ? null : 'keys')),
    onNext: next?.onPlay,
    onPrevious: previous?.onPlay,
  });
  usePlayerKeys(run, hasSingleKeys);
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
    showFeedback,
  });

  return (
    <div
      // Time runs from left to right in every language.
      dir="ltr"
      className={styles.surface}
      data-idle={idle.isIdle && !hasFault}
      data-fault={hasFault}
      data-panel={panel ?? undefined}
    >
      {/* Hidden from assistive technology: the buttons and keys below do the same. */}
      <div className={styles.picture} data-picture aria-hidden {...gestures} />
      {media.isWaiting && !hasFault && (
        <div className={styles.waiting} role="status" aria-label={t('Loading the film')} />
      )}
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
      <PlayerFeedback text={text} />
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
