import { APP_URL } from '@/config/basePath';
import * as styles from './PosterWall.module.css';

const wall = (name: string) => `${APP_URL}art/landing/wall-${name}`;
const wide = (format: string) => `${wall('1680')}.${format} 1680w, ${wall('2520')}.${format} 2520w`;

/** A slanted wall of posters in the dark behind the headline: one picture, put together by art/landing. */
export function PosterWall() {
  return (
    <div className={styles.wall} aria-hidden>
      <picture>
        {['avif', 'webp'].map((format) => (
          <source
            key={format}
            media="(max-width: 767px)"
            type={`image/${format}`}
            srcSet={`${wall('m-780')}.${format}`}
          />
        ))}
        <source type="image/avif" srcSet={wide('avif')} sizes="116vw" />
        <img
          src={`${wall('1680')}.webp`}
          srcSet={wide('webp')}
          sizes="116vw"
          alt=""
          decoding="async"
          // Rendered in slices, an eager one would be asked for before its better sources are around it.
          loading="lazy"
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
    </div>
  );
}
