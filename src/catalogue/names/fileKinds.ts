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
