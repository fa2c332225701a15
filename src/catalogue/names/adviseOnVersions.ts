import { normalizeForSearch } from '@/lib/normalizeForSearch';
import type { Diagnostic, Version } from '../scanResult';
import { cutTags } from './cutTags';
import type { FilePath } from './filePath';
import { readEdition } from './readEdition';
import { RELEASE_TAGS } from './releaseTags';
import { separatorsToSpaces } from './separatorsToSpaces';
import { takeIds } from './takeIds';

const TAGS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...RELEASE_TAGS.sure, ...RELEASE_TAGS.weak].join('|')})(?![\\p{L}\\d])`,
  'giu',
);

/** The checksum of a file, and the group that released it: `[A1B2C3D4]`, `[GRP] Film`. */
const CHECKSUM = /[([][\da-f]{8}[)\]]/gi;
const RELEASED_BY = /^\[[^\][\d]*\](?=.*[^\s._-])/u;

/** Returns the words of a name without its release tags, editions and ids. */
export function wordsOf(name: string): string {
  const { text } = takeIds(name.slice(0, 300).replace(/\{ ?edition[^{}]*\}/i, ''));
  const plain = separatorsToSpaces(text.replace(CHECKSUM, ' ').replace(RELEASED_BY, ' '));
  const { head, tail } = cutTags(plain, 0);
  // A release group is the last word after the tags and follows a hyphen.
  const ungrouped = `${head} ${tail.replace(/-[^\s-]+$/, ' ')}`;
  const edition = readEdition(ungrouped, 'all');
  const rest = edition === null ? ungrouped : ungrouped.slice(0, edition.start) + ungrouped.slice(edition.end);
  return normalizeForSearch(rest.replace(TAGS, ' ').replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** Reports files that were grouped as versions of one film or episode although their names differ by more than tags. */
export function adviseOnVersions<Named extends { file: FilePath }>(
  what: string,
  { versions, files }: { versions: readonly Version[]; files: readonly Named[] },
  words: (file: Named) => string,
): Diagnostic[] {
  if (versions.length < 2) return [];
  const said = new Map(files.map((named) => [named.file.path, words(named)]));
  const paths = versions.flatMap(({ parts }) => parts.slice(0, 1));
  const [first = '', ...others] = paths;
  if (new Set(paths.map((path) => said.get(path))).size < 2) return [];
  return [
    {
      path: first,
      text: `Treated as versions of one ${what}, together with ${others.map((path) => `“${path}”`).join(', ')}. Rename any file that is not.`,
    },
  ];
}
