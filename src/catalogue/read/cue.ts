/** One text of subtitles, and when it is shown. */
export interface Cue {
  /** Milliseconds, as the end. */
  start: number;
  end: number;
  /** WebVTT's own: `line:0 align:left`. */
  settings: string;
  /** WebVTT's cue text, without empty lines. */
  text: string;
}

export interface ReadCues {
  cues: Cue[];
  /** How many were broken: times that are none, an end before the start. */
  dropped: number;
}
