import { OutsideLink } from '../ui/OutsideLink';
import * as styles from './TmdbNotice.late.module.css';

/** What TMDB wants to be said where its data is shown; the wording is theirs. */
export const TmdbNotice = () => (
  <p className={styles.notice}>
    <OutsideLink href="https://www.themoviedb.org" className={styles.mark}>
      TMDB
    </OutsideLink>
    This product uses the TMDB API but is not endorsed or certified by TMDB.
  </p>
);
