import type { Title } from '@/domain/title/title';
import { ratingText } from '@/i18n/ratingText';
import { t } from '@/i18n/t';
import { useSite } from '../site/SiteContext';
import { Icon } from '../ui/Icon';
import * as styles from './Rating.late.module.css';

/** A star and the rating of a title, for the line of facts. */
export function Rating({ title }: { title: Title }) {
  if (useSite().lacks.includes('ratings')) return null;
  return (
    <span className={styles.rating}>
      <Icon name="star" size={14} />
      <span className="visually-hidden">{`${t('Rating')} `}</span>
      <span>{ratingText(title)}</span>
    </span>
  );
}
