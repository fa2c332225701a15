import type { Marks } from '../probe/marksOf';

/** The `video` field of a record. Its schema is static/api/schema/parts.schema.json. */
export interface VideoRecord extends Marks {
  sources: SourceRecord[];
  subtitles?: SubtitlesRecord[];
  chapters?: { start: number; title: string }[];
  previews?: string;
  duration?: number;
}

export interface SourceRecord {
  src: string;
  type: string;
  height?: number;
  label?: string;
  language?: string;
  sound?: string;
}

export interface SubtitlesRecord {
  src: string;
  srclang: string;
  label?: string;
  kind?: 'captions';
  default?: true;
  forced?: true;
}

export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
};
