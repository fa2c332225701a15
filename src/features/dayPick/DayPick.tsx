import { Fragment } from 'react';
import { Picture } from '@/components/media/Picture';
import { Rating } from '@/components/media/Rating';
import { ButtonLink } from '@/components/ui/Button';
import { plateOf } from '@/domain/title/plate';
import { posterColor } from '@/domain/title/posterColor';
import type { Title } from '@/domain/title/title';
import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath } from '@/domain/title/titlePath';
import { titleOfTheDay } from '@/domain/lists/titleOfTheDay';
import { t, tStored } from '@/i18n/t';
import { today } from '@/lib/today';
import { ONE_DAY_MS } from '@/lib/time';
import * as styles from './DayPick.late.module.css';

interface DayPickProps {
  /** Such as `Horror film of the day`. */
  name: string;
  /** The full name of the link, such as `Have a look at the horror film of the day`. */
  lookText: string;
  /** The list to pick from. */
  titles: readonly Title[];
}

/** An empty box for a list without titles. */
export const NoPick = () => <div className={styles.none} />;

/** The title of the day, with a glow in the color of its poster. The page reserves its space above the list. */
export function DayPick({ name, lookText, titles }: DayPickProps) {
  const title = titleOfTheDay(titles, Date.parse(today()) / ONE_DAY_MS);
  if (!title) return null;
  const [genre] = title.genres;
  const path = titlePath(title);
  const state: TitleRouteState = { title, titles };
  return (
    <section aria-label={name} className={styles.pick}>
      <span className={styles.light} style={{ background: posterColor(title) ?? undefined }} />
      <Picture key={title.poster} image={title.poster} sizes="150px" plate={plateOf(title)} className={styles.poster} />
      <div className={styles.words}>
        {/* Some browser extensions append a translation to each paragraph. A new key removes it together with the old
            text. The link stays, because it may have the focus when another list arrives. */}
        <Fragment key={`${name} ${path}`}>
          <p className={styles.name}>{name}</p>
          <p className={styles.title} dir="auto">
            {title.title}
          </p>
          <p className={styles.facts}>
            <span>{[title.year, genre && tStored(genre)].filter(Boolean).join(' · ')}</span>
            <Rating title={title} />
          </p>
          <p className={styles.overview} dir="auto">
            {title.overview}
          </p>
        </Fragment>
        <ButtonLink to={path} state={state} className={styles.link}>
          <span aria-hidden>{t('Have a look')}</span>
          <span className="visually-hidden">{lookText}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
