import { useId } from 'react';
import { Picture } from '@/components/media/Picture';
import { Icon } from '@/components/ui/Icon';
import type { Episode } from '@/domain/seasons/season';
import { listedEpisode } from '@/i18n/listedEpisode';
import { ratingText } from '@/i18n/ratingText';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { formatDate } from '@/lib/formats/dates';
import * as styles from './Episodes.late.module.css';

interface EpisodesProps {
  episodes: readonly Episode[];
  /** Renders the action of a playable episode. */
  renderAction?: (episode: Episode) => Elements;
}

/** The list of a season's episodes. */
export function Episodes({ episodes, renderAction }: EpisodesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{t('Episodes')}</h2>
      {episodes.length === 0 ? (
        <p className={styles.none}>{t('No episode information yet.')}</p>
      ) : (
        <ol>
          {episodes.map((episode) => (
            <li key={episode.number} className={styles.episode}>
              <Picture
                image={episode.still}
                shape="still"
                sizes="(max-width: 639px) 34vw, 240px"
                className={styles.still}
              />
              <div className={styles.words}>
                <h3 className={styles.name} dir="auto">
                  {listedEpisode(episode.number, episode.name)}
                </h3>
                <ul className={styles.facts}>
                  {episode.airDate !== null && (
                    <li>
                      <time dateTime={episode.airDate}>{formatDate(episode.airDate)}</time>
                    </li>
                  )}
                  {episode.runtime !== null && <li>{t('{minutes} min', { minutes: episode.runtime })}</li>}
                  {episode.rating !== null && (
                    <li className={styles.rating}>
                      <Icon name="star" size={13} />
                      <span className="visually-hidden">{`${t('Rating')} `}</span>
                      <span>{ratingText(episode)}</span>
                    </li>
                  )}
                </ul>
                {episode.film && <div className={styles.action}>{renderAction?.(episode)}</div>}
              </div>
              {episode.overview !== '' && (
                <p className={styles.overview} dir="auto" lang={episode.overviewLanguage}>
                  {episode.overview}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
