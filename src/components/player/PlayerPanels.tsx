import type { Film, Subtitles } from '@/domain/film/film';
import { chosenFrom } from './captionChoice';
import { ChaptersPanel } from './ChaptersPanel';
import { KeysPanel } from './KeysPanel';
import type { PlayerCommand } from './playerKeys';
import type { OpenPanel, SettingsProps } from './playerParts';
import { SettingsPanel } from './SettingsPanel';
import { usePlayerActions } from './usePlayerActions';
import type { TrackChoice } from './useTrackChoices';

interface PlayerPanelsProps extends SettingsProps {
  panel: OpenPanel;
  video: HTMLVideoElement | null;
  film: Pick<Film, 'subtitles' | 'chapters'>;
  time: number;
  shown: Subtitles | null;
  quality: TrackChoice | null;
  sound: TrackChoice | null;
  onCommand: (command: PlayerCommand) => void;
  onSeek: (time: number) => void;
  onClose: () => void;
}

/** Renders the open panel, if there is one. */
export function PlayerPanels({ panel, video, film, time, onCommand, onSeek, ...settings }: PlayerPanelsProps) {
  const actions = usePlayerActions(video, onCommand);
  const { onClose } = settings;
  switch (panel) {
    case 'settings':
      return <SettingsPanel {...settings} captions={chosenFrom(film.subtitles)} actions={actions} />;
    case 'chapters':
      return <ChaptersPanel chapters={film.chapters} time={time} onSeek={onSeek} onClose={onClose} />;
    case 'keys':
      return <KeysPanel onClose={onClose} />;
    case null:
      return null;
  }
}
