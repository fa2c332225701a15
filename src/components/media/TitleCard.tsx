import type { ReactNode } from 'react';
import type { Title } from '@/domain/title';
import { ratingText } from '@/domain/title';
import { Picture } from './Picture';
import * as styles from './TitleCard.module.css';

interface TitleCardProps {
  title: Title;
  /** The link or button that opens it: named by the title, stretched over the whole card. */
  opener: ReactNode;
  /** The control in its corner: the watchlist toggle. */
  action?: ReactNode;
  sizes?: string | undefined;
}

/** Where a card is about an eighth of the page's width, a third on a phone. */
const CARD_SIZES = '(max-width: 639px) clamp(132px, 30vw, 156px), clamp(150px, 13vw, 232px)';

/** There are hundreds of them: ten elements, with all that is only looked at drawn by the style sheet. */
export function TitleCard({ title, opener, action, sizes = CARD_SIZES }: TitleCardProps) {
  return (
    <article className={styles.card} aria-label={title.title}>
      <Picture image={title.poster} sizes={sizes} className={styles.poster} />
      <p className={styles.facts}>
        {title.year ?? '—'}
        <span className={styles.rating}>
          <span className="visually-hidden">Rating </span>
          {ratingText(title)}
        </span>
      </p>
      {opener}
      {action}
    </article>
  );
}
