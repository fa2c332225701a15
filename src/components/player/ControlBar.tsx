import type { PointerEvent } from 'react';
import type { Chapter } from '@/domain/film/film';
import { t, tIn } from '@/i18n/t';
import * as styles from './ControlBar.late.module.css';
import type { MediaState } from './mediaStore';
import { PlayerButton } from './PlayerButton';
import type { Neighbour, OpenPanel } from './playerParts';
import { SeekBar } from './SeekBar';
import { clockText } from './timeText';
import type { PlayerCommand } from './usePlayerKeys';
import * as volumeStyles from './Volume.late.module.css';

interface VolumeProps {
  /** The volume of the settings, 0 if muted. The slider uses it, because the next step must begin there. */
  volume: number;
  /** The volume of the media element, which follows the settings a moment later. */
  heard: number;
  onVolume: (volume: number) => void;
  onMute: () => void;
}

/** Removes the focus from the slider after a drag, so that the arrow keys control the video again. */
function handlePress({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  // On the window, because the pointer can be released outside the slider.
  window.addEventListener('pointerup', () => currentTarget.blur(), { once: true });
}

function Volume({ volume, heard, onVolume, onMute }: VolumeProps) {
  const icon = heard === 0 ? 'silent' : heard < 0.5 ? 'quiet' : 'loud';
  return (
    <div className={volumeStyles.volume}>
      <PlayerButton icon={icon} label={heard === 0 ? t('Unmute') : t('Mute')} hint="M" onClick={onMute} />
      <input
        type="range"
        className={volumeStyles.slider}
        aria-label={t('Volume')}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onPointerDown={handlePress}
        onChange={({ target }) => onVolume(Number(target.value))}
      />
    </div>
  );
}

interface ControlBarProps {
  media: MediaState;
  chapters: readonly Chapter[];
  previews: string | null;
  /** Null if the video has no captions. */
  captions: { isOn: boolean } | null;
  next: Neighbour | null;
  fullScreen: { isFull: boolean } | null;
  panel: OpenPanel;
  onCommand: (command: PlayerCommand) => void;
  onSeek: (time: number) => void;
  /** The volume of the settings, 0 if muted. */
  volume: number;
  onVolume: (volume: number) => void;
  onPanel: (panel: OpenPanel) => void;
}

/** The controls along the lower edge. */
export function ControlBar(props: ControlBarProps) {
  const { media, chapters, previews, captions, next, fullScreen, panel } = props;
  const { volume, onCommand, onSeek, onVolume, onPanel } = props;
  const { time, duration, bufferedEnd, canSeek, isPaused, isEnded } = media;
  const toggled = (name: OpenPanel) => ({
    'aria-expanded': panel === name,
    onClick: () => onPanel(panel === name ? null : name),
  });
  return (
    <div className={styles.bar} data-controls>
      {/* Hidden for a live stream that has no end. */}
      {(duration > 0 || time === 0) && (
        <SeekBar
          time={time}
          duration={duration}
          bufferedEnd={bufferedEnd}
          canSeek={canSeek}
          chapters={chapters}
          previews={previews}
          onSeek={onSeek}
        />
      )}
      <div className={styles.buttons}>
        <div className={styles.main}>
          <PlayerButton
            icon={isPaused ? 'play' : 'pause'}
            label={isEnded ? t('Play again') : isPaused ? tIn('player', 'Play') : t('Pause')}
            hint="K"
            size={30}
            data-primary
            onClick={() => onCommand({ do: 'toggle' })}
          />
          <PlayerButton
            icon="rewind"
            text="10"
            size={28}
            label={t('Back 10 seconds')}
            hint="J"
            onClick={() => onCommand({ do: 'seekBy', value: -10 })}
          />
          <PlayerButton
            icon="wind"
            text="10"
            size={28}
            label={t('Forward 10 seconds')}
            hint="L"
            onClick={() => onCommand({ do: 'seekBy', value: 10 })}
          />
        </div>
        <Volume
          volume={volume}
          heard={media.isMuted ? 0 : media.volume}
          onVolume={onVolume}
          onMute={() => onCommand({ do: 'mute' })}
        />
        <p className={styles.time}>
          <span>{clockText(time)}</span>
          {duration > 0 && <span className={styles.whole}>{` / ${clockText(duration)}`}</span>}
        </p>
        <span className={styles.space} />
        {next && (
          <PlayerButton
            icon="next"
            label={t('Next episode: {episode}', { episode: next.line })}
            hint="Shift+N"
            onClick={next.onPlay}
          />
        )}
        {chapters.length > 1 && <PlayerButton icon="chapters" label={t('Chapters')} {...toggled('chapters')} />}
        {captions && (
          <PlayerButton
            icon="captions"
            label={t('Captions')}
            hint="C"
            aria-pressed={captions.isOn}
            onClick={() => onCommand({ do: 'captions' })}
          />
        )}
        <PlayerButton icon="settings" label={t('Settings')} {...toggled('settings')} />
        {fullScreen && (
          <PlayerButton
            icon={fullScreen.isFull ? 'shrink' : 'enlarge'}
            label={fullScreen.isFull ? t('Exit full screen') : t('Full screen')}
            hint="F"
            onClick={() => onCommand({ do: 'fullScreen' })}
          />
        )}
      </div>
    </div>
  );
}
