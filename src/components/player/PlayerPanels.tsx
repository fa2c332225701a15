import type { Chapter, Film, Subtitles } from '@/domain/film/film';
import { t, tStored } from '@/i18n/t';
import { chosenFrom } from './captionChoice';
import * as styles from './ChaptersPanel.late.module.css';
import { KeysPanel } from './KeysPanel';
import { Panel } from './Panel';
import type { OpenPanel, SettingsProps } from './playerParts';
import { SettingsPanel } from './SettingsPanel';
import { clockText } from './timeText';
import { usePlayerActions } from './usePlayerActions';
import type { PlayerCommand } from './usePlayerKeys';
import type { TrackChoice } from './useTrackChoices';

interface ChaptersPanelProps {
  chapters: readonly Chapter[];
  time: number;
  onSeek: (time: number) => void;
  onClose: () => void;
}

function ChaptersPanel({ chapters, time, onSeek, onClose }: ChaptersPanelProps) {
  const current = chapters.findLastIndex(({ start }) => start <= time);
  return (
    <Panel name={t('Chapters')} onClose={onClose}>
      <ol>
        {chapters.map(({ start, name }, index) => (
          <li key={start}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current}
              onClick={() => onSeek(start)}
            >
              <span dir="auto">{tStored(name)}</span>
              <span className={styles.time}>{clockText(start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

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
