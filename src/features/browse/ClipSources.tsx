import { APP_URL } from '@/config/basePath';

const TYPES = { webm: 'video/webm', mp4: 'video/mp4' };

/** The browser goes from source to source; when this one fails as well, there is none left. */
const LAST = 'mp4';

interface ClipSourcesProps {
  /** Below the app's base, without an extension. */
  videoUrl: string;
}

/** A clip in each of its encodings. That none can be played is only said by the last: `play()` just goes on waiting. */
export const ClipSources = ({ videoUrl }: ClipSourcesProps) =>
  Object.entries(TYPES).map(([extension, type]) => (
    <source
      key={extension}
      src={`${APP_URL}${videoUrl}.${extension}`}
      type={type}
      onError={extension === LAST ? () => console.warn('No source of the clip can be played:', videoUrl) : undefined}
    />
  ));
