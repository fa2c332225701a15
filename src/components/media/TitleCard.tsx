import type { ReactNode } from 'react';
import type { Title } from '@/domain/title';
import { ratingText } from '@/domain/title';
import { Picture } from './Picture';
import * as styles from './TitleCard.module.css';
import { Icon } from '../ui/Icon';

interface TitleCardProps {
  title: Title;
  /** The link or button that opens it: named by the title, stretched over the whole card. */
  opener: ReactNode;
  /** Controls above it: the watchlist toggle. */
  actions?: ReactNode;
  sizes?: string;
  eager?: boolean;
}

/** Where a card is about an eighth of the page's width, a third on a phone. */
const CARD_SIZES = '(max-width: 639px) 38vw, (max-width: 1023px) 22vw, 220px';

export function TitleCard({ title, opener, actions, sizes = CARD_SIZES, eager = false }: TitleCardProps) {
  return (
    <article className={styles.card} aria-label={title.title}>
      <div className={styles.poster}>
        <Picture image={title.poster} sizes={sizes} eager={eager} />
        <p className={styles.title} dir="auto" aria-hidden>
          {title.title}
        </p>
      </div>
      <p className={styles.facts}>
        <span>{title.year ?? '—'}</span>
        <span className={styles.rating}>
          <Icon name="star" size={13} />
          <span className="visually-hidden">Rating </span>
          {ratingText(title)}
        </span>
      </p>
      {opener}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
