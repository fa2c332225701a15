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

/** Says that what lies beside it and below is not to be published; Android and media servers read it. */
const MARKER = '.nomedia';

export const isMarker = (path: string): boolean =>
  path.toLowerCase().endsWith(`/${MARKER}`) || path.toLowerCase() === MARKER;

/** Hidden files, and what systems and network disks leave behind: nobody put them there, nobody need hear of them. */
export function isDropping(path: string): boolean {
  const names = path.toLowerCase().split('/');
  const file = names.at(-1) ?? '';
  return FILES.has(file) || names.some((name) => FOLDERS.has(name) || isHidden(name));
}

/** Titles may begin with an ellipsis. */
const isHidden = (name: string) => /^\.(?!\.)./.test(name);

/** Copies that systems and programs keep for themselves. */
const SYSTEM_COPIES =
  /^\.(?:_|trash|recycle|apple|temporaryitems|@__|zfs|snapshot|git$|svn$|stversions|stfolder|sync|dropbox|nfs|fseventsd|spotlight)/i;

/** Whether a name is hidden and may be a viewer's own: `.hack (2002)`. */
export const isHiddenByDot = (name: string): boolean => isHidden(name) && !SYSTEM_COPIES.test(name);
