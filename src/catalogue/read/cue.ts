/** A subtitle text with its time span. */
export interface Cue {
  /** The start in milliseconds. The end has the same unit. */
  start: number;
  end: number;
  /** Cue settings in the format of WebVTT: `line:0 align:left`. */
  settings: string;
  /** Cue text in the format of WebVTT, without empty lines. */
  text: string;
}

export interface ReadCues {
  cues: Cue[];
  /** The number of invalid cues: their times cannot be read, or end before they start. */
  dropped: number;
}
