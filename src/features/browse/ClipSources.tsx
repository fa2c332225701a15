import { APP_URL } from '@/config/basePath';
import type { Clip } from '@/domain/title/clip';
import { mediaUrl } from '@/lib/mediaAddress';

/** The formats of the demo's clips. */
const DEMO_TYPES = { webm: 'video/webm', mp4: 'video/mp4' };

interface ClipSourcesProps {
  /** The title's own clip, or the path of a demo clip: relative to the app's base, without an extension. */
  clip: Clip | string;
}

const sourcesOf = (clip: Clip | string): readonly Clip[] =>
  typeof clip === 'string'
    ? Object.entries(DEMO_TYPES).map(([extension, type]) => ({ src: `${clip}.${extension}`, type }))
    : [clip];

/** The `<source>` elements of a clip. A failure shows only as an error of the last source: `play()` stays pending. */
export const ClipSources = ({ clip }: ClipSourcesProps) =>
  sourcesOf(clip).map(({ src, type }, index, { length }) => (
    <source
      key={src}
      src={mediaUrl(src, APP_URL)}
      type={type ?? undefined}
      onError={index === length - 1 ? () => console.warn('No source of the clip can be played:', src) : undefined}
    />
  ));
