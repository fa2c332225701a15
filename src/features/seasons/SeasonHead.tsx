import type { ReactNode } from 'react';
import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import type { Season } from '@/domain/season';
import type { Title, TitleName } from '@/domain/title';
import type { TitleRouteState } from '@/domain/titlePath';
import { titlePath } from '@/domain/titlePath';
import { counted } from '@/lib/counted';
import { longDate } from '@/lib/longDate';
import * as styles from './SeasonHead.late.module.css';

interface SeasonHeadProps {
  season: Season;
  series: TitleName;
  /** The series itself, once it is known. */
  title: Title | null;
  /** The way out. */
  navigation: ReactNode;
}

/** A season's name below its series', beside its poster. */
export function SeasonHead({ season, series, title, navigation }: SeasonHeadProps) {
  const { name, airDate, overview, episodes, episodeCount } = season;
  const count = episodes.length > 0 ? episodes.length : (episodeCount ?? 0);
  const state: TitleRouteState | undefined = title ? { title, titles: [] } : undefined;
  return (
    <div className={styles.head}>
      <div className={styles.navigation}>{navigation}</div>
      <div className={styles.body}>
        <div className={styles.poster}>
          <Picture image={season.poster ?? title?.poster ?? null} sizes="(max-width: 767px) 30vw, 220px" isFirst />
        </div>
        <div className={styles.text}>
          <Link to={titlePath(series)} state={state} className={styles.series} dir="auto">
            {title?.title ?? 'To the series'}
          </Link>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <p className={styles.facts}>
            {airDate !== null && (
              <>
                <time dateTime={airDate}>{longDate(airDate)}</time>
                {count > 0 && ' · '}
              </>
            )}
            {count > 0 && counted(count, 'episode')}
          </p>
          {overview !== '' && (
            <p className={styles.overview} dir="auto" lang={season.overviewLanguage}>
              {overview}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
