import { t } from '@/i18n/t';
import { OutsideLink } from '../ui/OutsideLink';
import * as styles from './TmdbNotice.late.module.css';

/**
 * The attribution that TMDB requires, in their wording. Their terms also require one of their approved logos, less
 * prominent than the site's own. The link is plain text, because lettering of our own would not be an approved logo.
 */
export const TmdbNotice = () => (
  <p className={styles.notice}>
    <OutsideLink href="https://www.themoviedb.org" className={styles.link}>
      TMDB
    </OutsideLink>
    {t('This product uses the TMDB API but is not endorsed or certified by TMDB.')}
  </p>
);
