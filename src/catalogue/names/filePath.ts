/** A file of the folder, its path taken apart. */
export interface FilePath {
  /** As it was given: what is opened. */
  path: string;
  /** Where it lies; empty for the folder itself. */
  folder: string;
  /** The names of its folders, outermost first. */
  folders: string[];
  /** Its name without what comes after the last dot, composed: some disks keep `é` as two characters. */
  stem: string;
  /** In lower case, without its dot. */
  extension: string;
}

export function readFilePath(path: string): FilePath {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  // A dot at the start names a hidden file, one far from the end is part of a title.
  const [, stem = name, extension = ''] = /^(.+)\.([a-z\d]{1,8})$/is.exec(name) ?? [];
  return {
    path,
    folder: folders.join('/'),
    folders: folders.map((folder) => folder.normalize('NFC')),
    stem: stem.normalize('NFC'),
    extension: extension.toLowerCase(),
  };
}
