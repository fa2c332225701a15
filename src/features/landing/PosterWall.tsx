import { Picture } from '@/components/media/Picture';
import { WALL_POSTERS } from './content';
import * as styles from './PosterWall.module.css';

/** A slanted wall of posters in the dark behind the headline. */
export function PosterWall() {
  return (
    <div className={styles.wall} aria-hidden>
      <div className={styles.grid}>
        {WALL_POSTERS.map((id) => (
          <Picture
            key={id}
            image={`art/posters/${id}-500.webp`}
            sizes="(max-width: 639px) 30vw, 14vw"
            eager
            className={styles.poster}
          />
        ))}
      </div>
    </div>
  );
}
