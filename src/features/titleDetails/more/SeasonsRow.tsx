import * as styles from '@/components/media/NamedCard.late.module.css';
import { LazyRow } from '@/components/media/LazyRow';
import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import type { SeasonSummary } from '@/domain/seasons/season';
import type { Title, TitleName } from '@/domain/title/title';
import { seasonPath } from '@/domain/title/titlePath';
import { plural, t, tStored } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import * as rows from './rows.late.module.css';

interface SeasonsRowProps {
  series: TitleName & Pick<Title, 'poster'>;
  seasons: readonly SeasonSummary[];
}

/** A row of links to the seasons of a series. */
export function SeasonsRow({ series, seasons }: SeasonsRowProps) {
  if (seasons.length === 0) return null;
  return (
    <div className={rows.seasons}>
      <LazyRow
        heading={t('Seasons')}
        items={seasons}
        keyOf={({ number }) => number}
        renderItem={({ number, name, airDate, episodeCount, poster }) => (
          <article className={styles.card} aria-label={tStored(name)}>
            <Picture image={poster ?? series.poster} sizes="(max-width: 639px) 30vw, 13vw" className={styles.picture} />
            <Link to={seasonPath(series, number)} className={styles.name} dir="auto">
              {tStored(name)}
            </Link>
            <p className={classNames(styles.note, rows.numbers)}>
              {[
                airDate?.slice(0, 4),
                episodeCount !== null && plural(episodeCount, '{count} episode', '{count} episodes'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </article>
        )}
      />
    </div>
  );
}
