/** What /watch plays: a film, or an episode. Every address in it is checked: whole, or a path below the app's own base. */
export interface Film {
  /** The same film in several forms, as its record orders them; never empty. */
  sources: FilmSource[];
  subtitles: Subtitles[];
  /** In their order. */
  chapters: Chapter[];
  /** A WebVTT file whose cues point into sheets of small pictures: `sheet.jpg#xywh=0,0,320,180`. */
  previews: string | null;
  /** Seconds, as the next ones. */
  duration: number | null;
  intro: { start: number; end: number } | null;
  creditsStart: number | null;
}

export interface FilmSource {
  src: string;
  /** Its media type, as the record says it: `video/mp4`, `application/vnd.apple.mpegurl`. */
  type: string | null;
  /** In pixels. */
  height: number | null;
  /** Its quality in words, where the height does not say it. */
  label: string | null;
  /** What is heard; sources with different ones are sound tracks to choose from. Null where there is but one. */
  sound: { language: string; label: string | null } | null;
}

export interface Subtitles {
  /** WebVTT. */
  src: string;
  /** BCP 47. */
  language: string;
  label: string | null;
  /** Captions tell of sounds as well, for who does not hear them. */
  kind: 'subtitles' | 'captions';
  /** Shown at once; forced ones (of a foreign tongue in the film) whatever was chosen. */
  isDefault: boolean;
  isForced: boolean;
}

export interface Chapter {
  /** Seconds. */
  start: number;
  name: string;
}

/** Which episode of a series. */
export interface EpisodeNumber {
  season: number;
  episode: number;
}

/** `S1 E2`, as lists and the player write it. */
export const episodeText = ({ season, episode }: EpisodeNumber): string => `S${season} E${episode}`;
