import type { FoundExtra } from '../scanResult';
import { cutTags, separatorsToSpaces } from './cleanText';
import type { FilePath } from './filePath';
import { readName, tidyTitle } from './readName';
import { titleKey } from './titleKey';

type ExtraKind = FoundExtra['kind'];

/** Names of folders with extras. A word that may also name a folder of films counts only beside a single film. */
const EXTRA_FOLDERS: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
  ['trailer', 'trailer'],
  ['trailers', 'trailer'],
  ['teasers', 'trailer'],
  ['featurette', 'featurette'],
  ['featurettes', 'featurette'],
  ['making of', 'behindthescenes'],
  ['behind the scenes', 'behindthescenes'],
  ['behindthescenes', 'behindthescenes'],
  ['interview', 'interview'],
  ['interviews', 'interview'],
  ['deleted', 'deleted'],
  ['deleted scenes', 'deleted'],
  ['deletedscenes', 'deleted'],
  ['scene', 'scene'],
  ['scenes', 'scene'],
  ['short', 'short'],
  ['shorts', 'short'],
  ['clip', 'clip'],
  ['clips', 'clip'],
  ['other', 'other'],
  ['others', 'other'],
  ['extra', 'other'],
  ['extras', 'other'],
  ['bonus', 'other'],
  ['bonus features', 'other'],
  ['special features', 'other'],
]);

const EXTRA_SUFFIXES: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
  ['trailer', 'trailer'],
  ['teaser', 'trailer'],
  ['featurette', 'featurette'],
  ['behindthescenes', 'behindthescenes'],
  ['deleted', 'deleted'],
  ['deletedscene', 'deleted'],
  ['deletedscenes', 'deleted'],
  ['interview', 'interview'],
  ['scene', 'scene'],
  ['short', 'short'],
  ['clip', 'clip'],
  ['extra', 'other'],
  ['other', 'other'],
]);

/** Kinds that are never films. A file of such a kind is skipped if it belongs to no film. Other kinds may be films. */
const SURE_EXTRAS: ReadonlySet<ExtraKind> = new Set<ExtraKind>(['trailer', 'featurette', 'behindthescenes', 'deleted']);

/**
 * Words after the name of a film, or alone in its folder: `Film - Making Of`. Other folder names, such as `short`, may
 * mark versions of a film instead.
 */
const EXTRA_WORDS: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
  ...Array.from(EXTRA_FOLDERS).filter(
    ([name, kind]) => name.includes(' ') || SURE_EXTRAS.has(kind) || kind === 'interview',
  ),
  ['deleted scene', 'deleted'],
]);

/** The names of extras without a name of their own. */
export const EXTRA_NAMES: Readonly<Record<ExtraKind, string>> = {
  trailer: 'Trailer',
  featurette: 'Featurette',
  interview: 'Interview',
  behindthescenes: 'Behind the Scenes',
  deleted: 'Deleted Scene',
  scene: 'Scene',
  short: 'Short',
  clip: 'Clip',
  other: 'Extra',
};

export interface ReadExtra {
  file: FilePath;
  kind: FoundExtra['kind'];
  /** The extra's own name. Null if its file name contains only the kind and the owner. */
  name: string | null;
  /** The fallback name: `Trailer 2`. */
  kindName: string;
  /** The folder of the owner. */
  folder: string;
  /** The name of the owner, or an empty string if the file name does not contain it. */
  of: string;
  /** The owner without which the file is a film of its own. A file that needs none is skipped instead. */
  needs: 'nothing' | 'owner' | 'named film';
}

/** Bonus material of a film or a season: `Film-x02-Name`. */
const BONUS = /^(.{1,300}?)-x\d{2}(?:[-_. ]+(\S.*))?$/i;

/** A kind as the last word: `Film-trailer`, `Film.trailer`, `Film trailer 2`, or `trailer` alone. */
const LAST_WORD = /^(?:(.{0,300})([-._ ]))?([a-z]{4,15})[-._ ]?(\d{0,2})$/i;

/** Words after the film's name, with a number: `Making Of`, `The Making of Film`, `Deleted Scenes 2`. */
const WORDS = new RegExp(
  `^(?:(.{1,300}?) - )?((?:the )?(?:(making of(?: [^(]+)?)|(${[...EXTRA_WORDS.keys()].join('|')})(?: \\d{1,2})?))$`,
  'i',
);

/** Reads an extra by the name of its folder or by the last words of its own name. Returns null for other files. */
export const readExtra = (file: FilePath): ReadExtra | null =>
  inFolder(file) ?? bySuffix(file) ?? byBonus(file) ?? byWords(file);

/** Reads an extra by its folder. A folder at the top level, such as Shorts, contains films instead. */
function inFolder(file: FilePath): ReadExtra | null {
  const at = file.folders.findIndex((name, index) => index > 0 && EXTRA_FOLDERS.has(folderWord(name)));
  const kind = EXTRA_FOLDERS.get(folderWord(file.folders[at] ?? ''));
  if (at < 1 || kind === undefined) return null;
  const folder = file.folder.split('/').slice(0, at).join('/');
  const own = bySuffix(file);
  return own === null
    ? { file, kind, name: nameOf(file.stem), kindName: EXTRA_NAMES[kind], folder, of: '', needs: needsOf(kind) }
    : { ...own, folder };
}

const folderWord = (name: string) => separatorsToSpaces(name).toLowerCase().replaceAll('-', ' ');

function bySuffix(file: FilePath): ReadExtra | null {
  const [, of = '', sign = '', word = '', number = ''] = LAST_WORD.exec(file.stem.slice(-320)) ?? [];
  const kind = EXTRA_SUFFIXES.get(word.toLowerCase());
  // `The Interview` and `A Short` are titles.
  if (kind === undefined || !(SURE_EXTRAS.has(kind) || sign === '-')) return null;
  const kindName = [EXTRA_NAMES[kind], ...(number === '' ? [] : [Number(number)])].join(' ');
  return {
    file,
    kind,
    name: of === '' ? capital(nameOf(file.stem)) : nameOf(of) || null,
    kindName,
    folder: file.folder,
    of: of.trimEnd(),
    needs: needsOf(kind),
  };
}

function byBonus(file: FilePath): ReadExtra | null {
  const [, of, name] = BONUS.exec(file.stem.slice(0, 300)) ?? [];
  if (of === undefined) return null;
  const named = name === undefined ? null : nameOf(name) || null;
  const kindName = named ?? EXTRA_NAMES.other;
  return { file, kind: 'other', name: named, kindName, folder: file.folder, of, needs: 'owner' };
}

/** Reads `Film - Making Of`, or `Making Of` alone in the film's own folder. */
function byWords(file: FilePath): ReadExtra | null {
  const folder = file.folders.at(-1) ?? '';
  const { head } = cutTags(separatorsToSpaces(file.stem.slice(0, 300)), 1);
  const [, of = folder, words = '', making, plain = ''] = WORDS.exec(head.trim()) ?? [];
  const kind = making === undefined ? EXTRA_WORDS.get(plain.toLowerCase()) : 'behindthescenes';
  // A film may have such a title: `Deleted Scenes (2021)/Deleted Scenes.mp4`.
  if (kind === undefined || titleKey(words) === titleKey(readName(folder).titleWithPart)) return null;
  const name = capital(words);
  return { file, kind, name, kindName: name, folder: file.folder, of, needs: 'named film' };
}

const needsOf = (kind: FoundExtra['kind']) => (SURE_EXTRAS.has(kind) ? 'nothing' : 'owner');

const nameOf = (stem: string) => tidyTitle(cutTags(separatorsToSpaces(stem), 1).head);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
