import { WallPicture } from '@/components/media/WallPicture';
import * as styles from './PosterWall.module.css';

/** A slanted, dimmed wall of posters behind the headline. */
export const PosterWall = () => (
  <div className={styles.wall} aria-hidden>
    <WallPicture isFirst className={styles.picture} />
  </div>
);
