/** A file of the folder with the parts of its path. */
export interface FilePath {
  /** The unchanged path, which is used to open the file. */
  path: string;
  /** The folder of the file. Empty for the root folder. */
  folder: string;
  /** The names of its folders, the outermost first. */
  folders: string[];
  /** The name without extension, in NFC, because some file systems store `é` as two characters. */
  stem: string;
  /** The extension in lower case, without the dot. */
  extension: string;
}

export function readFilePath(path: string): FilePath {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  // A dot at the start marks a hidden file. A dot far from the end is part of a title.
  const [, stem = name, extension = ''] = /^(.+)\.([a-z\d]{1,8})$/is.exec(name) ?? [];
  return {
    path,
    folder: folders.join('/'),
    folders: folders.map((folder) => folder.normalize('NFC')),
    stem: stem.normalize('NFC'),
    extension: extension.toLowerCase(),
  };
}
