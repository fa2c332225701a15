import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import * as quiet from '@/components/ui/QuietLink.late.module.css';
import { ShareButton } from '@/components/ui/ShareButton';
import type { Season } from '@/domain/seasons/season';
import type { Title, TitleName } from '@/domain/title/title';
import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath } from '@/domain/title/titlePath';
import { plural, t, tStored } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import { formatDate } from '@/lib/formats/dates';
import type { Elements } from '@/lib/elements';
import * as styles from './SeasonHead.late.module.css';

interface SeasonHeadProps {
  season: Season;
  series: TitleName;
  /** The series, or null until it is loaded. */
  title: Title | null;
  /** The back link. */
  navigation: Elements;
}

/** The head of a season's page: its poster, a link to the series and its name. */
export function SeasonHead({ season, series, title, navigation }: SeasonHeadProps) {
  const { airDate, overview, episodes, episodeCount } = season;
  const name = tStored(season.name);
  const count = episodes.length > 0 ? episodes.length : (episodeCount ?? 0);
  const state: TitleRouteState | undefined = title ? { title, titles: [] } : undefined;
  return (
    <div className={classNames(head.head, head.below)}>
      <div className={head.navigation}>{navigation}</div>
      <div className={classNames(head.body, styles.body)}>
        <div className={classNames(head.picture, styles.poster)}>
          <Picture image={season.poster ?? title?.poster ?? null} sizes="(max-width: 767px) 30vw, 220px" isFirst />
        </div>
        <div className={classNames(head.text, styles.text)}>
          <Link to={titlePath(series)} state={state} className={quiet.link} dir="auto">
            {title?.title ?? t('Go to series')}
          </Link>
          <h1 className={classNames(head.name, styles.name)} dir="auto">
            {name}
          </h1>
          <ul className={head.facts}>
            {airDate !== null && (
              <li>
                <time dateTime={airDate}>{formatDate(airDate)}</time>
              </li>
            )}
            {count > 0 && <li>{plural(count, '{count} episode', '{count} episodes')}</li>}
          </ul>
          {overview !== '' && (
            <p className={classNames(head.overview, styles.overview)} dir="auto" lang={season.overviewLanguage}>
              {overview}
            </p>
          )}
          <ShareButton title={title ? `${name} · ${title.title}` : name} />
        </div>
      </div>
    </div>
  );
}
