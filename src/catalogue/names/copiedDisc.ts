import type { Diagnostic } from '../scanResult';

/** The folders at the root of a DVD or a Blu-ray disc. */
const DISC_FOLDERS = new Set(['video_ts', 'audio_ts', 'bdmv', 'certificate', 'hvdvd_ts', 'jacket_p']);

/** Files of a DVD that was copied without its folders. */
const LOOSE_FILE = /\.(?:vob|ifo|bup)$/i;

export const COPIED_DISC = 'A copied disc, or a part of one. Convert its film to one video file.';

export const isInDiscFolder = (folders: readonly string[]): boolean => folders.some(isDiscFolder);

const isDiscFolder = (name: string) => DISC_FOLDERS.has(name.toLowerCase());

/** Replaces the remarks about the files of one copied disc by one remark about its folder. */
export function onePerDisc(remarks: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set<string>();
  return remarks.flatMap((remark) => {
    const disc = remark.text === COPIED_DISC ? folderOfDisc(remark.path) : null;
    if (disc === null) return [remark];
    if (told.has(disc)) return [];
    told.add(disc);
    return [{ ...remark, path: disc }];
  });
}

/** @returns null for a file that contains a whole disc: `Film.iso` */
function folderOfDisc(path: string): string | null {
  const folders = path.split('/').slice(0, -1);
  const at = folders.findIndex(isDiscFolder);
  if (at < 0) return LOOSE_FILE.test(path) && folders.length > 0 ? folders.join('/') : null;
  // A disc directly in the folder of films has no parent folder, so the remark names `VIDEO_TS` or the like.
  return folders.slice(0, Math.max(at, 1)).join('/');
}
