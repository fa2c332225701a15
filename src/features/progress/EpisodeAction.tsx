import { useAppSelector } from '@/app/hooks';
import { PositionBar } from '@/components/media/PositionBar';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { EpisodeName } from '@/domain/progress/progress';
import type { TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { watchPath } from '@/domain/title/titlePath';
import { isFinished } from '@/domain/progress/upNext';
import { listedEpisode } from '@/i18n/listedEpisode';
import { t } from '@/i18n/t';
import * as styles from './EpisodeAction.late.module.css';
import { PLAY_TEXTS } from './playTexts';
import { selectByKey } from './progressSlice';
import { timeLeft } from './timeLeft';
import { useOpenedProgress } from './whenOpened';

interface EpisodeActionProps {
  series: TitleName;
  episode: EpisodeName;
}

/** The play button of an episode, with the viewer's progress. */
export function EpisodeAction({ series, episode }: EpisodeActionProps) {
  useOpenedProgress();
  const entry = useAppSelector(selectByKey).get(`${titleKey(series)}/s${episode.season}e${episode.episode}`);
  const isWatched = entry !== undefined && isFinished(entry);
  const isBegun = entry !== undefined && entry.position > 0;
  const text = PLAY_TEXTS[isBegun ? 'resume' : isWatched ? 'again' : 'play'];
  return (
    <span className={styles.line}>
      <ButtonLink
        to={watchPath(series, episode)}
        aria-label={text.ofEpisode(listedEpisode(episode.episode, episode.name))}
      >
        <Icon name="play" size={16} />
        <span>{text.plain}</span>
      </ButtonLink>
      {isBegun && (
        <span className={styles.state}>
          <PositionBar {...entry} className={styles.bar} />
          <span>{timeLeft(entry)}</span>
        </span>
      )}
      {isWatched && (
        <span className={styles.state}>
          <Icon name="check" size={16} />
          {/* Translators: An episode */}
          {t('Watched')}
        </span>
      )}
    </span>
  );
}
