import { classNames } from '@/lib/classNames';
import { use, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import type { ImageRef } from '@/lib/imageRef';
import type { PictureShape } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';
import { ImageHost } from './ImageHost';
import * as styles from './Picture.module.css';
import { putIn } from './putIn';

interface PictureProps {
  image: ImageRef | null;
  shape?: PictureShape;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** How wide it is shown, as `sizes` of an `<img>`. */
  sizes: string;
  /** What matters most on its page. */
  isFirst?: boolean;
  /** Of the plates' colours, the one where it is missing. */
  plate?: number | undefined;
  className?: string | undefined;
}

const FRAMES: Record<PictureShape, string | undefined> = {
  poster: styles.poster,
  portrait: styles.poster,
  backdrop: styles.backdrop,
  still: styles.backdrop,
  logo: styles.logo,
};

/** A picture in a reserved box; the 'No Image' plate where there is none or it does not load. */
export function Picture({ image, shape = 'poster', alt = '', sizes, isFirst = false, plate, className }: PictureProps) {
  const imageHost = use(ImageHost);
  const frame = classNames(styles.frame, FRAMES[shape], className);
  const sources = image === null ? null : pictureSources(image, shape, { appUrl: APP_URL, imageHost });
  // By address: another host may have it.
  const [broken, setBroken] = useState<string | null>(null);

  if (image === null || (broken !== null && broken === sources?.src)) {
    return (
      <span data-missing={plate ?? ''} className={classNames(frame, styles.missing)}>
        No Image
      </span>
    );
  }
  if (!sources) return <span className={frame} />;
  const { src, srcSet, better, color } = sources;
  return (
    <picture key={src} ref={putIn} className={frame} style={{ background: color }}>
      {better.map((source) => (
        <source key={source.type} type={source.type} data-srcset={source.srcSet} data-sizes={sizes} />
      ))}
      <img
        src={src}
        data-srcset={srcSet}
        data-sizes={sizes}
        alt={alt}
        decoding="async"
        // Rendered in slices, an eager one would be asked for before its better sources are around it.
        loading="lazy"
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={styles.image}
        onError={() => {
          setBroken(src);
        }}
      />
    </picture>
  );
}
