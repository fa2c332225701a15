/** What a poster is drawn from. */
export interface PosterText {
  id: string;
  title: string;
  year: number | null;
  genreIds: readonly number[];
  director: string | null;
}

/** Where a picture comes from: a file, or what a program gave. */
export type PictureSource = string | Uint8Array;

/** Dark tone that stands in a picture's place until it is there: `#3b273b`. */
export type Color = string;

/** Bytes of a file, under the width that it is a picture of and its format: `342.avif`. */
export interface EncodedPicture {
  color: Color;
  files: { name: string; bytes: Uint8Array }[];
}

export interface Finished {
  code: number;
  stdout: Uint8Array;
  /** The end of what it complained of. */
  stderr: string;
}

export interface RunOptions {
  cwd?: string;
  /** Of what it writes, line by line; nothing is kept then. */
  onLine?: (line: string) => void;
  /** After so long it is ended. */
  timeoutMs?: number;
}

/** What is not in src, or reaches outside: tooling/catalogue.mjs hands it in, and tests hand in their own. */
export interface Tools {
  /** A poster of the house's own. */
  drawPoster: (text: PosterText) => Promise<EncodedPicture>;
  /** Whether such a poster shows the title: the faces have no letters of some scripts. */
  hasLettering: (text: PosterText) => boolean;
  encodePoster: (source: PictureSource) => Promise<EncodedPicture>;
  encodeBackdrop: (source: PictureSource) => Promise<EncodedPicture>;
  encodeStill: (source: PictureSource) => Promise<EncodedPicture>;
  /** How bright a picture is and how much it varies, both from 0 to 255. */
  lightOf: (source: PictureSource) => Promise<{ mean: number; spread: number }>;
  /** Never rejects: a program that cannot be started ends with -1. */
  runProgram: (program: string, args: readonly string[], options?: RunOptions) => Promise<Finished>;
  /** Where ffmpeg and ffprobe are; null where they are not. */
  ffmpeg: string | null;
  ffprobe: string | null;
  say: (line: string) => void;
  /** A line that the next one overwrites, where somebody watches. */
  progress: (line: string) => void;
  /** Null where nobody can be asked. */
  ask: ((question: string) => Promise<boolean>) | null;
}
