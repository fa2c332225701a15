/** A film file that images are taken from. */
export interface FilmFile {
  /** The absolute path of the file. */
  file: string;
  /** The fingerprint of the file, see `fingerprint`. */
  from: string;
  /** The path of its images in the bundle, without extension. */
  stem: string;
  film: { duration: number; width: number; height: number };
}
