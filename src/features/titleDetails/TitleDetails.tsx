import { useState } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { APP_URL } from '@/config/basePath';
import { plateOf } from '@/domain/title/plate';
import type { Title } from '@/domain/title/title';
import { UNKNOWN } from '@/domain/title/title';
import { ratingText } from '@/i18n/ratingText';
import { t, tStored } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as styles from './TitleDetails.module.css';
import { TitleHeading } from './TitleHeading';

const TrailerDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './TrailerDialog').then((m) => m.TrailerDialog),
);

const HeaderFacts = lazyWithRetry(() =>
  import(/* webpackChunkName: "title-more" */ './more/HeaderDetails').then((m) => m.HeaderFacts),
);

const HeaderOverview = lazyWithRetry(() =>
  import(/* webpackChunkName: "title-more" */ './more/HeaderDetails').then((m) => m.HeaderOverview),
);

export const BACKDROP_SIZES = '100vw';

interface TitleDetailsProps {
  title: Title;
  /** 1 on a page of its own, 2 in a dialog over another page. */
  headingLevel: 1 | 2;
  /** The link or button to leave: back, home or close. */
  navigation: Elements;
  /** Actions after the Watch Now or Trailer button. */
  actions: Elements;
  /** The play button of a playable title. It can load lazily, because its space is reserved. */
  first?: Elements;
  /** Whether the source may have details that a list lacks. They load after the first activity, in reserved space. */
  isAsked?: boolean;
}

/** The details of a title in front of its backdrop, for the detail page and for the overlay of the movies page. */
export function TitleDetails({ title, headingLevel, navigation, actions, first, isAsked = false }: TitleDetailsProps) {
  const [isTrailerOpen, setIsTrailerOpen] = useState(false);
  const { lacks, samples } = useSite();
  const hasActivity = useActivityOrIdle();
  const lacksOverview = isAsked && title.overview === '';

  return (
    <div className={head.head}>
      <div className={head.backdrop} aria-hidden>
        <Picture
          image={title.backdrop ?? title.poster}
          shape={title.backdrop === null ? 'poster' : 'backdrop'}
          sizes={BACKDROP_SIZES}
          isFirst
          className={title.backdrop === null ? head.blurred : undefined}
        />
      </div>
      <div className={head.navigation}>{navigation}</div>
      <div className={head.body}>
        <div className={classNames(head.picture, styles.poster)}>
          <Picture
            image={title.poster}
            sizes="(max-width: 767px) 40vw, 340px"
            isFirst
            plate={plateOf(title)}
            alt={t('Poster of {title}', { title: title.title })}
          />
        </div>
        <div className={head.text}>
          <TitleHeading level={headingLevel} title={title.title} poster={title.poster && APP_URL + title.poster} />
          {title.originalTitle !== null && title.originalTitle !== title.title && (
            <p className={styles.quiet} dir="auto">
              {title.originalTitle}
            </p>
          )}
          <ul className={classNames(head.facts, !isAsked && styles.balanced)}>
            {title.year !== null && <li>{title.year}</li>}
            {(isAsked || title.runtime !== null || samples) && (
              <li className={isAsked ? styles.late : undefined}>
                <Length title={title} isAsked={isAsked} />
              </li>
            )}
            {title.genres.slice(0, 3).map((genre) => (
              <li key={genre}>{tStored(genre)}</li>
            ))}
            {!lacks.includes('ratings') && (
              <li className={styles.rating}>
                <Icon name="star" size={15} />
                <span className="visually-hidden">{`${t('Rating')} `}</span>
                <span>{ratingText(title)}</span>
              </li>
            )}
          </ul>
          <p className={classNames(head.overview, lacksOverview && styles.kept)} dir="auto">
            {lacksOverview
              ? hasActivity && (
                  <OptionalSection>
                    <HeaderOverview title={title} />
                  </OptionalSection>
                )
              : title.overview || tStored(UNKNOWN.overview)}
          </p>
          {title.director !== null && (
            <p className={styles.quiet}>
              {tRich('Directed by {director}', { director: <span dir="auto">{title.director}</span> })}
            </p>
          )}
          <div className={styles.actions}>
            {first && <span className={styles.first}>{first}</span>}
            {(!first || title.trailer) && (
              <Button
                variant={first ? 'secondary' : 'primary'}
                onClick={() => {
                  setIsTrailerOpen(true);
                }}
              >
                <Icon name="play" size={18} />
                <span>{first ? t('Trailer') : t('Watch Now')}</span>
              </Button>
            )}
            {actions}
          </div>
        </div>
      </div>
      {isTrailerOpen && (
        <OptionalSection fallback={<SectionError />}>
          <TrailerDialog
            title={title}
            onClose={() => {
              setIsTrailerOpen(false);
            }}
          />
        </OptionalSection>
      )}
    </div>
  );
}

/** The length in the list, then the length and the certificate of the details. */
function Length({ title, isAsked }: Required<Pick<TitleDetailsProps, 'title' | 'isAsked'>>) {
  const hasActivity = useActivityOrIdle();
  const known = t('{minutes} min', { minutes: title.runtime ?? UNKNOWN.runtime });
  if (!isAsked) return known;
  const length = <span>{known}</span>;
  if (!hasActivity) return length;
  return (
    <OptionalSection waiting={length} fallback={length}>
      <HeaderFacts title={title} known={known} />
    </OptionalSection>
  );
}
