import { classNames } from '@/lib/classNames';
import { use, useState } from 'react';
import { APP_URL } from '@/config/basePath';
import { t } from '@/i18n/t';
import type { ImageRef } from '@/lib/safeUrls';
import type { PictureShape } from '@/lib/pictureSources';
import { pictureSources } from '@/lib/pictureSources';
import { ImageHost } from './ImageHost';
import * as styles from './Picture.module.css';
import { applyDeferredSources } from './applyDeferredSources';

interface PictureProps {
  image: ImageRef | null;
  shape?: PictureShape;
  /** Empty if the text beside the image says the same. */
  alt?: string;
  /** The displayed width, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Marks the most important image of its page. */
  isFirst?: boolean;
  /** The color of the plate if the image is missing: an index of the plate colors. */
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

/** An image in a reserved box. Shows a "No Image" plate if there is no image or it fails to load. */
export function Picture({ image, shape = 'poster', alt = '', sizes, isFirst = false, plate, className }: PictureProps) {
  const imageHost = use(ImageHost);
  const frame = classNames(styles.frame, FRAMES[shape], className);
  const sources = image === null ? null : pictureSources(image, shape, { appUrl: APP_URL, imageHost });
  // The address that failed. Another host may have the image.
  const [broken, setBroken] = useState<string | null>(null);

  if (image === null || (broken !== null && broken === sources?.src)) {
    return (
      <span data-missing={plate ?? ''} className={classNames(frame, styles.missing)}>
        {t('No Image')}
      </span>
    );
  }
  if (!sources) return <span className={frame} />;
  const { src, srcSet, better, color } = sources;
  return (
    <picture key={src} ref={applyDeferredSources} className={frame} style={{ background: color }}>
      {better.map((source) => (
        <source key={source.type} type={source.type} data-srcset={source.srcSet} data-sizes={sizes} />
      ))}
      <img
        src={src}
        data-srcset={srcSet}
        data-sizes={sizes}
        alt={alt}
        decoding="async"
        // React renders in slices, so the browser would request an eager image before its `<source>` elements exist.
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
