import { OutsideLink } from '../ui/OutsideLink';
import * as styles from './TmdbNotice.late.module.css';

/**
 * What TMDB wants to be said where its data is shown; the wording is theirs. Their terms ask for one of their approved
 * logos as well, less prominent than the site's own: no lettering of ours is one, so the way to them is plain text.
 */
export const TmdbNotice = () => (
  <p className={styles.notice}>
    <OutsideLink href="https://www.themoviedb.org" className={styles.link}>
      TMDB
    </OutsideLink>
    This product uses the TMDB API but is not endorsed or certified by TMDB.
  </p>
);
