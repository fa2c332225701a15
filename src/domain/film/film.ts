/**
 * The playable video of /watch: a movie or an episode. Every URL in it is validated: absolute, or a path below the
 * app's base path.
 */
export interface Film {
  /** The same video in several encodings, in the order of the record; never empty. */
  sources: FilmSource[];
  subtitles: Subtitles[];
  /** In chronological order. */
  chapters: Chapter[];
  /** The URL of a WebVTT file whose cues point to thumbnails in sprite sheets: `sheet.jpg#xywh=0,0,320,180`. */
  previews: string | null;
  /** In seconds, like the next two fields. */
  duration: number | null;
  intro: { start: number; end: number } | null;
  creditsStart: number | null;
}

export interface FilmSource {
  src: string;
  /** The media type in the record: `video/mp4`, `application/vnd.apple.mpegurl`. */
  type: string | null;
  /** In pixels. */
  height: number | null;
  /** The quality in words, if the height does not show it. */
  label: string | null;
  /** The audio track. Sources with different tracks are a choice for the viewer. Null if there is only one. */
  sound: { language: string; label: string | null } | null;
}

export interface Subtitles {
  /** The URL of a WebVTT file. */
  src: string;
  /** BCP 47. */
  language: string;
  label: string | null;
  /** Captions also describe sounds, for viewers who are deaf or hard of hearing. */
  kind: 'subtitles' | 'captions';
  /**
   * Default subtitles are shown at first. Forced ones (of foreign-language dialogue) are shown regardless of the
   * viewer's choice.
   */
  isDefault: boolean;
  isForced: boolean;
}

export interface Chapter {
  /** In seconds. */
  start: number;
  name: string;
}

/** The position of an episode in a series. */
export interface EpisodeNumber {
  season: number;
  episode: number;
}
