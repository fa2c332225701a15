import type { Art } from '../shelf';

type ArtKind = keyof Art;

/** What pictures beside a film are called; the earlier of two of a kind is taken. */
const NAMES: readonly (readonly [ArtKind, readonly string[]])[] = [
  ['poster', ['poster', 'cover', 'folder', 'movie', 'show', 'default']],
  ['backdrop', ['backdrop', 'fanart', 'background', 'art', 'landscape']],
  ['logo', ['logo', 'clearlogo']],
];

export const ART_NAMES: ReadonlyMap<string, { kind: ArtKind; rank: number }> = new Map(
  NAMES.flatMap(([kind, names]) => names.map((name, rank) => [name, { kind, rank }] as const)),
);
