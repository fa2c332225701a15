import { APP_URL } from '@/config/basePath';
import type { Clip } from '@/domain/title/clip';
import { mediaUrl } from '@/lib/mediaAddress';

/** The encodings of the demo's clips. */
const DEMO_TYPES = { webm: 'video/webm', mp4: 'video/mp4' };

interface ClipSourcesProps {
  /** A title's own clip, or the demo's: below the app's base, without an extension. */
  clip: Clip | string;
}

const sourcesOf = (clip: Clip | string): readonly Clip[] =>
  typeof clip === 'string'
    ? Object.entries(DEMO_TYPES).map(([extension, type]) => ({ src: `${clip}.${extension}`, type }))
    : [clip];

/** A clip in each of its encodings. Only the last source reports an error: `play()` just goes on waiting. */
export const ClipSources = ({ clip }: ClipSourcesProps) =>
  sourcesOf(clip).map(({ src, type }, index, { length }) => (
    <source
      key={src}
      src={mediaUrl(src, APP_URL)}
      type={type ?? undefined}
      onError={index === length - 1 ? () => console.warn('No source of the clip can be played:', src) : undefined}
    />
  ));
