import type { Art } from '../scanResult';

type ArtKind = keyof Art;

/** The names of images beside a film. If several images of a kind exist, the one named first here wins. */
const NAMES: readonly (readonly [ArtKind, readonly string[]])[] = [
  ['poster', ['poster', 'cover', 'folder', 'movie', 'show', 'default']],
  ['backdrop', ['backdrop', 'fanart', 'background', 'art', 'landscape']],
  ['logo', ['logo', 'clearlogo']],
];

export const ART_NAMES: ReadonlyMap<string, { kind: ArtKind; rank: number }> = new Map(
  NAMES.flatMap(([kind, names]) => names.map((name, rank) => [name, { kind, rank }] as const)),
);
