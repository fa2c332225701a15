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
