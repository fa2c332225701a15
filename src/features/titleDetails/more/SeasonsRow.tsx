import { NearRow } from '@/components/media/NearRow';
import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import type { SeasonSummary } from '@/domain/season';
import type { TitleName } from '@/domain/title';
import { seasonPath } from '@/domain/titlePath';
import { counted } from '@/lib/counted';
import * as rows from './rows.late.module.css';
import * as styles from './SeasonsRow.late.module.css';

interface SeasonsRowProps {
  series: TitleName;
  seasons: readonly SeasonSummary[];
}

/** A series' seasons; each has a page of its own. */
export function SeasonsRow({ series, seasons }: SeasonsRowProps) {
  if (seasons.length === 0) return null;
  return (
    <div className={rows.seasons}>
      <NearRow
        heading="Seasons"
        items={seasons}
        keyOf={({ number }) => number}
        renderItem={({ number, name, airDate, episodeCount, poster }) => (
          <article className={styles.card} aria-label={name}>
            <Picture image={poster} sizes="(max-width: 639px) 30vw, 13vw" className={styles.poster} />
            <Link to={seasonPath(series, number)} className={styles.name} dir="auto">
              {name}
            </Link>
            <p className={styles.facts}>
              {[airDate?.slice(0, 4), episodeCount !== null && counted(episodeCount, 'episode')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </article>
        )}
      />
    </div>
  );
}
