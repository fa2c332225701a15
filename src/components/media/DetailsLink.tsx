import type { Title } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { t } from '@/i18n/t';
import { Link } from '../ui/Link';
import * as styles from './DetailsLink.late.module.css';

interface DetailsLinkProps {
  title: Title;
  onOpen?: () => void;
}

/**
 * A link to the title's page for a card that does something else when it is pressed. Must come after the card's opener.
 */
export const DetailsLink = ({ title, onOpen }: DetailsLinkProps) => (
  <Link to={titlePath(title)} state={{ title, titles: [] }} className={styles.details} onClick={onOpen}>
    {t('Details')}
  </Link>
);
