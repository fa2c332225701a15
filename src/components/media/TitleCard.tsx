import { use } from 'react';
import type { Title } from '@/domain/title/title';
import { plateOf } from '@/domain/title/plate';
import { ratingText, titleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';
import { useSite } from '../site/SiteContext';
import { CardMarks } from './CardMarks';
import { Picture } from './Picture';
import * as styles from './TitleCard.module.css';

interface TitleCardProps {
  title: Title;
  /** The link or button that opens it: named by the title, stretched over the whole card. */
  opener: Elements;
  /** The control in its corner: the watchlist toggle. */
  action?: Elements;
  sizes?: string | undefined;
}

/** As wide as TitleRow has them, by how many of them a page shows. */
const CARD_SIZES =
  '(max-width: 519px) 37vw, (max-width: 739px) 27vw, (max-width: 919px) 21vw, (max-width: 1099px) 17vw, (max-width: 1299px) 14vw, 12vw';

/** More letters than these are set smaller where they stand in the poster's place. */
const LONG = 40;

/** There are hundreds of them: ten elements, with all that is only looked at drawn by the style sheet. */
export function TitleCard({ title, opener, action, sizes = CARD_SIZES }: TitleCardProps) {
  const { lacks } = useSite();
  return (
    <article
      className={styles.card}
      aria-label={title.title}
      data-long={title.title.length > LONG || undefined}
      data-untitled={title.isPosterUntitled}
    >
      <Picture image={title.poster} sizes={sizes} plate={plateOf(title)} className={styles.poster} />
      <p className={styles.facts}>
        <span>{title.year ?? '—'}</span>
        {!lacks.includes('ratings') && (
          <span className={styles.rating}>
            <span className="visually-hidden">Rating </span>
            <span>{ratingText(title)}</span>
          </span>
        )}
      </p>
      {opener}
      {use(CardMarks)?.get(titleKey(title))}
      {action}
    </article>
  );
}
