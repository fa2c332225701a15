import { APP_URL } from '@/config/basePath';
import { putIn } from './putIn';

const wall = (name: string) => `${APP_URL}art/landing/wall-${name}`;
const wide = (format: string) => `${wall('1680')}.${format} 1680w, ${wall('2520')}.${format} 2520w`;

interface WallPictureProps {
  /** It is what its page begins with. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A wall of posters: one picture, put together by art/landing. */
export const WallPicture = ({ isFirst = false, className }: WallPictureProps) => (
  <picture ref={putIn}>
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
      // Rendered in slices, an eager one would be asked for before its better sources are around it.
      loading="lazy"
      fetchPriority={isFirst ? 'high' : 'low'}
      className={className}
    />
  </picture>
);
