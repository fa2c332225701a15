import type { Subtitles } from '@/domain/film/film';
import type { PlayerSettings } from '@/domain/film/playerSettings';
import { t } from '@/i18n/t';
import { formatNumber } from '@/lib/formats/numbers';
import { captionsName, captionsToSwitchOn } from './captionChoice';
import { isLearningLength } from './learnLength';
import { chapterStep, rateStep, seekTo, stepFrame, togglePlay, volumeStep } from './mediaActions';
import type { MediaState } from './mediaStore';
import { togglePictureInPicture } from './usePlayerActions';
import type { PlayerCommand } from './usePlayerKeys';
import type { SettingsProps } from './playerParts';
import { clockText } from './timeText';

interface CommandContext extends Pick<SettingsProps, 'onSettings'> {
  media: MediaState;
  /** The starts of the chapters, in seconds. */
  chapters: readonly number[];
  subtitles: readonly Subtitles[];
  shown: Subtitles | null;
  toggleFullScreen: () => void;
  toggleKeys: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  showFeedback: (word: string) => void;
}

type Loudness = Pick<PlayerSettings, 'volume' | 'isMuted'>;

/** Returns a function that runs a command. Keys, buttons and gestures share it. */
export function useCommands(video: HTMLVideoElement | null, around: CommandContext): (command: PlayerCommand) => void {
  const { media, onSettings, showFeedback } = around;

  const seek = (time: number) => {
    if (!video || isLearningLength(video)) return;
    if (!media.canSeek) {
      showFeedback(t('Seeking isn’t available'));
      return;
    }
    seekTo(video, time);
    showFeedback(clockText(video.currentTime));
  };
  const setVolume = (from: (now: Loudness) => Loudness) => {
    const { volume, isMuted } = onSettings(from);
    showFeedback(isMuted ? t('Muted') : t('Volume {percent} %', { percent: Math.round(volume * 100) }));
  };
  const toggleCaptions = () => {
    const isOn = around.shown !== null && !around.shown.isForced;
    const next = isOn ? null : captionsToSwitchOn(around.subtitles);
    if (!isOn && !next) return;
    onSettings({ captions: next?.language ?? 'off' });
    showFeedback(next ? t('Captions: {captions}', { captions: captionsName(next) }) : t('Captions off'));
  };

  return (command) => {
    if (!video) return;
    switch (command.do) {
      case 'toggle':
        togglePlay(video);
        break;
      case 'seekBy':
        seek(video.currentTime + command.value);
        break;
      case 'seekToShare':
        seek(media.duration * command.value);
        break;
      case 'chapterBy': {
        const start = chapterStep(around.chapters, video.currentTime, command.value);
        if (start !== null) seek(start);
        break;
      }
      case 'frameBy':
        if (media.canSeek) stepFrame(video, command.value);
        break;
      case 'volumeBy':
        setVolume(({ volume, isMuted }) => ({
          volume: volumeStep(isMuted ? 0 : volume, command.value),
          isMuted: false,
        }));
        break;
      case 'mute':
        // Volume 0 is not "muted": unmuting from 0 sets 50 %.
        setVolume(({ volume, isMuted }) =>
          volume === 0 ? { volume: 0.5, isMuted: false } : { volume, isMuted: !isMuted },
        );
        break;
      case 'rateBy': {
        const { rate } = onSettings((now) => ({ rate: rateStep(now.rate, command.value) }));
        showFeedback(`${formatNumber(rate)}×`);
        break;
      }
      case 'captions':
        toggleCaptions();
        break;
      case 'fullScreen':
        around.toggleFullScreen();
        break;
      case 'pictureInPicture':
        void togglePictureInPicture(video);
        break;
      case 'keys':
        around.toggleKeys();
        break;
      case 'next':
        around.onNext?.();
        break;
      case 'previous':
        around.onPrevious?.();
        break;
    }
  };
}
