/** The input for drawing a poster. */
export interface PosterText {
  id: string;
  title: string;
  year: number | null;
  genreIds: readonly number[];
  director: string | null;
  /** The ISO 639-1 code of the original language, or null. It chooses the shapes of Chinese characters. */
  language: string | null;
}

/** The source of an image: the path of a file, or the output of a program. */
export type PictureSource = string | Uint8Array;

/** The dark color that is shown until an image has loaded: `#3b273b`. */
export type Color = string;

/** An image in several files, named by width and format: `342.avif`. */
export interface EncodedPicture {
  color: Color;
  files: { name: string; bytes: Uint8Array }[];
}

export interface ProcessResult {
  code: number;
  stdout: Uint8Array;
  /** The end of the error output. */
  stderr: string;
}

export interface RunOptions {
  cwd?: string;
  /** Is called with each line of the output. The output is then not collected. */
  onLine?: (line: string) => void;
  /** The deadline after which the program is killed. */
  timeoutMs?: number;
}

/** Functions from outside `src`. `tools/catalogue/command/catalogue.mjs` provides them, and tests provide their own. */
export interface Tools {
  /** Draws a poster in Kinora's own style. */
  drawPoster: (text: PosterText) => Promise<EncodedPicture>;
  /** Returns whether a drawn poster shows the title. The fonts of the machine may lack the letters of a script. */
  hasLettering: (text: PosterText) => Promise<boolean>;
  encodePoster: (source: PictureSource) => Promise<EncodedPicture>;
  encodeBackdrop: (source: PictureSource) => Promise<EncodedPicture>;
  encodeStill: (source: PictureSource) => Promise<EncodedPicture>;
  /** Returns the brightness and the contrast of an image, both from 0 to 255. */
  lightOf: (source: PictureSource) => Promise<{ mean: number; spread: number }>;
  /** Runs a program. Never rejects: a program that cannot be started returns code -1. */
  runProgram: (program: string, args: readonly string[], options?: RunOptions) => Promise<ProcessResult>;
  /** The paths of ffmpeg and ffprobe. Null if they are not installed. */
  ffmpeg: string | null;
  ffprobe: string | null;
  say: (line: string) => void;
  /** Prints a line that the next one overwrites, in an interactive terminal. */
  progress: (line: string) => void;
  /** Asks the user a question. Null if there is no interactive terminal. */
  ask: ((question: string) => Promise<boolean>) | null;
}
