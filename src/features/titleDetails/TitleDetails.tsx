import { useState } from 'react';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { APP_URL } from '@/config/basePath';
import { plateOf } from '@/domain/title/plate';
import type { Title } from '@/domain/title/title';
import { ratingText, UNKNOWN } from '@/domain/title/title';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import { lazyPart } from '@/lib/lazyComponent';
import * as styles from './TitleDetails.module.css';
import { TitleHeading } from './TitleHeading';

const TrailerDialog = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ './TrailerDialog').then((m) => m.TrailerDialog),
);

export const BACKDROP_SIZES = '100vw';

/** What a title's details add to what a list says of it. */
export interface LateWords {
  /** How long it is, and for whom; null where they do not say. */
  facts: string | null;
  /** In the language below where the site's own has none. */
  overview: string;
  /** BCP 47; left out where it is the site's. */
  language?: string | undefined;
}

interface TitleDetailsProps {
  title: Title;
  /** The page's own heading, or one in a dialog over a page that has its own. */
  headingLevel: 1 | 2;
  /** The way out: back, home or close. */
  navigation: Elements;
  /** Beside Watch Now, or Trailer. */
  actions: Elements;
  /** Before it, where there is a film to play; it may come later, into a place that is kept for it. */
  first?: Elements;
  /** What comes later, with its place kept until then (null); left out where nothing does. */
  late?: LateWords | null | undefined;
}

/** All that is known of a title, before its own picture: the detail page, and the overlay of the movies page. */
export function TitleDetails({ title, headingLevel, navigation, actions, first, late }: TitleDetailsProps) {
  const [isTrailerOpen, setIsTrailerOpen] = useState(false);
  const { lacks, samples } = useSite();

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
            alt={`Poster of ${title.title}`}
          />
        </div>
        <div className={head.text}>
          <TitleHeading level={headingLevel} title={title.title} poster={title.poster && APP_URL + title.poster} />
          {title.originalTitle !== null && title.originalTitle !== title.title && (
            <p className={styles.quiet} dir="auto">
              {title.originalTitle}
            </p>
          )}
          <ul className={classNames(head.facts, late === undefined && styles.balanced)}>
            {title.year !== null && <li>{title.year}</li>}
            {(late !== undefined || title.runtime !== null || samples) && (
              <li className={late === undefined ? undefined : styles.late}>
                {late?.facts ?? `${title.runtime ?? UNKNOWN.runtime} min`}
              </li>
            )}
            {title.genres.slice(0, 3).map((genre) => (
              <li key={genre}>{genre}</li>
            ))}
            {!lacks.includes('ratings') && (
              <li className={styles.rating}>
                <Icon name="star" size={15} />
                <span className="visually-hidden">Rating </span>
                <span>{ratingText(title)}</span>
              </li>
            )}
          </ul>
          {title.overview || late === undefined ? (
            <p className={head.overview} dir="auto">
              {title.overview || UNKNOWN.overview}
            </p>
          ) : (
            <p className={classNames(head.overview, styles.kept)} dir="auto" lang={late?.language}>
              {late && (late.overview || UNKNOWN.overview)}
            </p>
          )}
          {title.director !== null && (
            <p className={styles.quiet}>
              Directed by <span dir="auto">{title.director}</span>
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
                <span>{first ? 'Trailer' : 'Watch Now'}</span>
              </Button>
            )}
            {actions}
          </div>
        </div>
      </div>
      {isTrailerOpen && (
        <Extra fallback={<PartFailed />}>
          <TrailerDialog
            title={title}
            onClose={() => {
              setIsTrailerOpen(false);
            }}
          />
        </Extra>
      )}
    </div>
  );
}
