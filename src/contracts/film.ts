/**
 * The `video` field of a record of the product API, from which a film is played. The catalogue command writes it, and
 * `readFilm` reads it. Its schema is static/api/schema/parts.schema.json. All times are in seconds.
 */
export interface VideoRecord {
  sources: SourceRecord[];
  subtitles?: SubtitlesRecord[];
  chapters?: { start: number; title: string }[];
  previews?: string;
  duration?: number;
  /** The opening titles. */
  intro?: { start: number; end: number };
  /** The start of the closing credits. */
  credits?: number;
}

/** The fields of a record whose values are not checked yet. */
export type UncheckedFields<T> = { readonly [Field in keyof T]?: unknown };

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
