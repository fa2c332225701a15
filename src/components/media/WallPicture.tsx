import { APP_URL } from '@/config/basePath';
import { applyDeferredSources } from './applyDeferredSources';

const wall = (name: string) => `${APP_URL}art/landing/wall-${name}`;
const wide = (format: string) => `${wall('1680')}.${format} 1680w, ${wall('2520')}.${format} 2520w`;

interface WallPictureProps {
  /** The wall is the first image of its page. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A wall of posters: one image, composed by art/landing. */
export const WallPicture = ({ isFirst = false, className }: WallPictureProps) => (
  <picture ref={applyDeferredSources}>
    {['avif', 'webp'].map((format) => (
      <source
        key={format}
        data-media="(max-width: 767px)"
        type={`image/${format}`}
        data-srcset={`${wall('m-780')}.${format}`}
      />
    ))}
    <source type="image/avif" data-srcset={wide('avif')} data-sizes="116vw" />
    <img
      src={`${wall('1680')}.webp`}
      data-srcset={wide('webp')}
      data-sizes="116vw"
      alt=""
      decoding="async"
      // React renders in slices, so the browser would request an eager image before its `<source>` elements exist.
      loading="lazy"
      fetchPriority={isFirst ? 'high' : 'low'}
      className={className}
    />
  </picture>
);
