import { APP_URL } from '@/config/basePath';

const TYPES = { webm: 'video/webm', mp4: 'video/mp4' };

interface ClipSourcesProps {
  /** Below the app's base, without an extension. */
  videoUrl: string;
}

export const ClipSources = ({ videoUrl }: ClipSourcesProps) =>
  Object.entries(TYPES).map(([extension, type]) => (
    <source key={extension} src={`${APP_URL}${videoUrl}.${extension}`} type={type} />
  ));
