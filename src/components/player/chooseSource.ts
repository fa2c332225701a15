import type { FilmSource } from '@/domain/film/film';

/** Returns whether this browser may be able to play a source, judged by its type. */
export function canPlay(source: FilmSource): boolean {
  if (source.type === null || isStream(source)) return true;
  return document.createElement('video').canPlayType(source.type) !== '';
}

/** HTTP Live Streaming, which offers several qualities in one source. */
const STREAM_TYPE = /mpegurl/i;
const STREAM_FILE = /\.m3u8(?:[?#]|$)/i;

export const isStream = ({ src, type }: Pick<FilmSource, 'src' | 'type'>): boolean =>
  type === null ? STREAM_FILE.test(src) : STREAM_TYPE.test(type);

/** Returns a key that identifies the sound track of a source. */
export const soundKey = ({ sound }: Pick<FilmSource, 'sound'>): string =>
  sound === null ? '' : `${sound.language} ${sound.label ?? ''}`;

/**
 * Returns the source to play next: the first one that has not failed and has the same sound, otherwise the first one
 * that has not failed. If the browser supports none of the types, all sources are candidates, because the types in a
 * record can be wrong.
 * @param failed the indexes of the failed sources
 * @returns an index, or -1 if no source is left
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
