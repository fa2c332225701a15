import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import { Rating } from '@/components/media/Rating';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { plateOf } from '@/domain/title/plate';
import type { Title } from '@/domain/title/title';
import { titlePath, watchPath } from '@/domain/title/titlePath';
import { formatDuration } from '@/i18n/durations';
import { joinNames } from '@/i18n/joinTexts';
import { t, tStored } from '@/i18n/t';
import { logPress } from './logPress';
import type { RemoveButtonProps } from './RemoveButton';
import { RemoveButton } from './RemoveButton';
import * as styles from './WatchlistLead.late.module.css';

const POSTER_SIZES = '(max-width: 639px) 34vw, 220px';

/** The wide card of the first title, with its overview. */
export function WatchlistLead(props: RemoveButtonProps) {
  const { item, isLeaving } = props;
  return (
    <article className={styles.lead} aria-label={item.title} data-leaving={isLeaving}>
      <div className={styles.ground} aria-hidden>
        {item.backdrop === null ? (
          <Picture image={item.poster} sizes={POSTER_SIZES} className={styles.blurred} />
        ) : (
          <Picture image={item.backdrop} shape="backdrop" sizes="(min-width: 1280px) 60vw, 100vw" />
        )}
      </div>
      <Picture image={item.poster} sizes={POSTER_SIZES} plate={plateOf(item)} className={styles.poster} />
      <div className={styles.words}>
        <p className={styles.next}>{t('Next up')}</p>
        <h2 className={styles.name} dir="auto">
          <button type="button" className={styles.opener} onClick={() => logPress(item)}>
            {item.title}
          </button>
        </h2>
        <ul className={head.facts}>
          {factsOf(item).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>
            <Rating title={item} />
          </li>
        </ul>
        <p className={styles.overview} dir="auto">
          {item.overview}
        </p>
        <div className={styles.actions}>
          {item.isPlayable && (
            <ButtonLink variant="primary" to={watchPath(item)}>
              <Icon name="play" size={18} />
              {t('Play')}
            </ButtonLink>
          )}
          <ButtonLink to={titlePath(item)} state={{ title: item, titles: [] }}>
            {t('Details')}
          </ButtonLink>
          <RemoveButton {...props} />
        </div>
      </div>
    </article>
  );
}

/** Returns the facts, such as `2014`, `2 h 49 min` and `Drama, Adventure`. A series has no total runtime. */
function factsOf({ year, kind, runtime, genres }: Title): (string | number)[] {
  const length = kind === 'movie' && runtime !== null && formatDuration(runtime);
  return [year, length, joinNames(genres.slice(0, 2).map(tStored))].filter((fact): fact is string | number =>
    Boolean(fact),
  );
}
