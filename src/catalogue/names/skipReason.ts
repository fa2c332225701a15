import type { Diagnostic } from '../scanResult';
import { COPIED_DISC, isInDiscFolder } from './copiedDisc';
import type { FilePath } from './filePath';
import { fileKind } from './fileKinds';

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
