import type { FilmSource } from '@/domain/film/film';

/** Lists of several qualities: HTTP Live Streaming. */
const STREAM_TYPE = /mpegurl/i;
const STREAM_FILE = /\.m3u8(?:[?#]|$)/i;

export const isStream = ({ src, type }: Pick<FilmSource, 'src' | 'type'>): boolean =>
  type === null ? STREAM_FILE.test(src) : STREAM_TYPE.test(type);

/** What tells one sound track from another. */
export const soundKey = ({ sound }: Pick<FilmSource, 'sound'>): string =>
  sound === null ? '' : `${sound.language} ${sound.label ?? ''}`;

/**
 * The source to play next: of those that have not failed the first with the same sound, else the first of all. Where the
 * browser takes none of their types, they are tried all the same: what a record says need not be so.
 * @param failed indexes
 * @returns an index; -1 where none is left
 */
export function chooseSource(
  sources: readonly FilmSource[],
  failed: ReadonlySet<number>,
  sound: string | null,
  canPlay: (source: FilmSource) => boolean,
): number {
  const left = sources.flatMap((source, index) => (failed.has(index) ? [] : [{ source, index }]));
  const likely = left.filter(({ source }) => canPlay(source));
  const choice = likely.length > 0 ? likely : left;
  return (choice.find(({ source }) => sound === null || soundKey(source) === sound) ?? choice[0])?.index ?? -1;
}
