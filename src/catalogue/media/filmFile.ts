/** A film that pictures are taken from. */
export interface FilmFile {
  /** Its whole place on the machine. */
  file: string;
  /** Its fingerprint. */
  from: string;
  /** What its pictures are called in the bundle, without an ending. */
  stem: string;
  film: { duration: number; width: number; height: number };
}
