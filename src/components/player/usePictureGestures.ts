import type { MediaState } from './mediaStore';
import type { PlayerCommand } from './playerKeys';
import { clockText } from './timeText';
import { useGestures } from './useGestures';
import type { Idle } from './useControlsAutoHide';

interface Options {
  media: MediaState;
  idle: Idle;
  isPanelOpen: boolean;
  onClosePanel: () => void;
  onCommand: (command: PlayerCommand) => void;
  onSeek: (time: number) => void;
  showFeedback: (word: string) => void;
}

/** Maps clicks, taps and swipes on the picture to commands. */
export function usePictureGestures(options: Options) {
  const { media, idle, isPanelOpen, onClosePanel, onCommand, onSeek, showFeedback } = options;
  return useGestures({
    time: media.time,
    duration: media.duration,
    onClick: () => (isPanelOpen ? onClosePanel() : onCommand({ do: 'toggle' })),
    onDoubleClick: () => onCommand({ do: 'fullScreen' }),
    onTap: () => (isPanelOpen ? onClosePanel() : idle.set(!idle.isIdle && !media.isPaused)),
    onSkip: (seconds) => onCommand({ do: 'seekBy', value: seconds }),
    onSwipe: (time, isOver) => {
      if (!media.canSeek) return;
      showFeedback(clockText(time));
      if (isOver) onSeek(time);
    },
  });
}
