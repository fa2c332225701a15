import type { Diagnostic } from '../scanResult';
import type { FilePath } from './filePath';

export type FileKind = 'video' | 'subtitles' | 'pictureSubtitles' | 'nfo' | 'picture' | 'disc' | 'unfinished';

const EXTENSIONS: Record<FileKind, string> = {
  video: 'mp4 m4v mov mkv webm avi divx mpg mpeg ts m2ts mts wmv flv ogv ogm 3gp',
  subtitles: 'srt vtt ass ssa sub',
  pictureSubtitles: 'idx sup',
  nfo: 'nfo',
  picture: 'jpg jpeg png webp avif gif tbn',
  disc: 'iso img nrg mdf vob ifo bup',
  unfinished: 'part crdownload download !qb !ut aria2 opdownload tmp partial',
};

const KINDS = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, extensions]) =>
    // `Object.entries` types the keys as `string`.
    extensions.split(' ').map((extension) => [extension, kind as FileKind] as const),
  ),
);

/** Returns the kind of a file by its extension, or undefined for files that the command does not use. */
export const fileKind = (extension: string): FileKind | undefined => KINDS.get(extension);

const FOLDERS = new Set([
  '@eadir',
  '@recycle',
  '@recently-snapshot',
  '#recycle',
  '#snapshot',
  '$recycle.bin',
  'recycler',
  'system volume information',
  'lost+found',
  '__macosx',
  '.appledouble',
]);

const FILES = new Set(['thumbs.db', 'ehthumbs.db', 'ehthumbs_vista.db', 'desktop.ini', 'icon\r', 'folder.ini']);

/** Marks a folder that must not be published. Android and media servers read this file too. */
const MARKER = '.nomedia';

export const isMarker = (path: string): boolean =>
  path.toLowerCase().endsWith(`/${MARKER}`) || path.toLowerCase() === MARKER;

/**
 * Returns whether a file is hidden or was created by an operating system or a network disk. Such files are skipped
 * without a report.
 */
export function isJunkFile(path: string): boolean {
  const names = path.toLowerCase().split('/');
  const file = names.at(-1) ?? '';
  return FILES.has(file) || names.some((name) => FOLDERS.has(name) || isHidden(name));
}

/** Returns whether a name begins with a single dot. Titles may begin with an ellipsis. */
const isHidden = (name: string) => /^\.(?!\.)./.test(name);

/** Copies that operating systems and programs make for themselves. */
const SYSTEM_COPIES =
  /^\.(?:_|trash|recycle|apple|temporaryitems|@__|zfs|snapshot|git$|svn$|stversions|stfolder|sync|dropbox|nfs|fseventsd|spotlight)/i;

/** Returns whether a hidden name may be a title of the deployer: `.hack (2002)`. */
export const isHiddenByDot = (name: string): boolean => isHidden(name) && !SYSTEM_COPIES.test(name);

/** The folders at the root of a DVD or a Blu-ray disc. */
const DISC_FOLDERS = new Set(['video_ts', 'audio_ts', 'bdmv', 'certificate', 'hvdvd_ts', 'jacket_p']);

/** Files of a DVD that was copied without its folders. */
const LOOSE_FILE = /\.(?:vob|ifo|bup)$/i;

const COPIED_DISC = 'A copied disc, or a part of one. Convert its film to one video file.';

const isInDiscFolder = (folders: readonly string[]): boolean => folders.some(isDiscFolder);

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

const SAMPLE_FOLDERS = new Set(['sample', 'samples']);

/** Reasons to skip a file because of its name or its folder. The first one that applies wins. */
const REASONS: readonly { applies: (file: FilePath, paths: ReadonlySet<string>) => boolean; text: string }[] = [
  {
    applies: ({ path, folders }) => path === '' || folders.some((name) => ['', '.', '..'].includes(name)),
    text: 'Its path is outside this folder.',
  },
  {
    applies: ({ folders, extension }) => isInDiscFolder(folders) || fileKind(extension) === 'disc',
    text: COPIED_DISC,
  },
  {
    applies: ({ extension }) => fileKind(extension) === 'unfinished',
    text: 'An incomplete copy or download.',
  },
  {
    // VobSub consists of an index file and a `.sub` file with images. A `.sub` file alone is usually text.
    applies: ({ path, extension }, paths) =>
      fileKind(extension) === 'pictureSubtitles' ||
      (extension === 'sub' && ['idx', 'IDX'].some((index) => paths.has(`${path.slice(0, -3)}${index}`))),
    text: 'Image subtitles. Browsers show only text (.srt, .vtt, .ass).',
  },
  {
    applies: ({ extension }) => fileKind(extension) === undefined,
    text: 'Not a video, subtitle, image or NFO file.',
  },
  {
    applies: ({ folders, stem, extension }) =>
      fileKind(extension) === 'video' &&
      (/(?:^|[-._(\[])sample[)\]]?$|^sample-/i.test(stem) ||
        folders.some((name, index) => index > 0 && SAMPLE_FOLDERS.has(name.toLowerCase()))),
    text: 'A sample of a film.',
  },
  {
    applies: ({ stem, extension }) => fileKind(extension) === 'video' && /^(?:rarbg|etrg)(?:[. ]com)?$/i.test(stem),
    text: 'An advertisement.',
  },
];

/**
 * Returns the reason why a file is skipped.
 * @param all the paths of all files in the folder
 * @param hidden the folders that must not be published, each with a trailing slash
 * @returns null for a file that is not skipped
 */
export function skipReason(file: FilePath, all: ReadonlySet<string>, hidden: readonly string[]): Diagnostic | null {
  if (hidden.some((folder) => file.path.startsWith(folder)))
    return { path: file.path, text: 'Its folder has a .nomedia file, which excludes it.' };
  const reason = REASONS.find(({ applies }) => applies(file, all));
  return reason === undefined ? null : { path: file.path, text: reason.text };
}
