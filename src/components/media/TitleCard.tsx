import { use } from 'react';
import type { Title } from '@/domain/title/title';
import { plateOf } from '@/domain/title/plate';
import { titleKey } from '@/domain/title/title';
import { ratingText } from '@/i18n/ratingText';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { useSite } from '../site/SiteContext';
import { CardBadgesContext } from './CardBadgesContext';
import { Picture } from './Picture';
import * as styles from './TitleCard.module.css';

interface TitleCardProps {
  title: Title;
  /** The link or button that opens the title. The title names it, and it covers the whole card. */
  opener: Elements;
  /** The control in the corner: the watchlist toggle. */
  action?: Elements;
  sizes?: string | undefined;
}

/** The widths of the cards in TitleRow, by the number of cards that a page shows. */
const CARD_SIZES =
  '(max-width: 519px) 37vw, (max-width: 739px) 27vw, (max-width: 919px) 21vw, (max-width: 1099px) 17vw, (max-width: 1299px) 14vw, 12vw';

/** The number of letters above which a title in the place of a poster is set smaller. */
const LONG = 40;

/**
 * The card of a title. It has only ten elements, because a page shows hundreds of cards. The style sheet draws all
 * decoration.
 */
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
            <span className="visually-hidden">{`${t('Rating')} `}</span>
            <span>{ratingText(title)}</span>
          </span>
        )}
      </p>
      {opener}
      {use(CardBadgesContext)?.get(titleKey(title))}
      {action}
    </article>
  );
}
