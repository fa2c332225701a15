import type { FoundExtra } from '../shelf';
import { cutTags } from './cutTags';
import { EXTRA_FOLDERS, EXTRA_NAMES, EXTRA_SUFFIXES, SURE_EXTRAS } from './extras';
import type { FilePath } from './filePath';
import { spaced } from './spaced';
import { tidyTitle } from './tidyTitle';

export interface ReadExtra {
  file: FilePath;
  kind: FoundExtra['kind'];
  /** What it is called by its own name; null where that is only the kind and what it belongs to. */
  name: string | null;
  /** What it is called where it says no more: `Trailer 2`. */
  kindName: string;
  /** The folder of what it belongs to. */
  folder: string;
  /** The name of what it belongs to, where its own says it. */
  of: string;
}

/** `Film-x02-Name`: the second bonus of a film or of a season. */
const BONUS = /^(.{1,300}?)-x\d{2}(?:[-_. ]+(\S.*))?$/i;

/** `Film-trailer`, `Film.trailer`, `Film trailer 2`, and `trailer` alone. */
const LAST_WORD = /^(?:(.{0,300})([-._ ]))?([a-z]{4,15})[-._ ]?(\d{0,2})$/i;

/** What lies beside a film or a series, by its folder's name or its own last word; null for anything else. */
export const readExtra = (file: FilePath): ReadExtra | null => inFolder(file) ?? bySuffix(file) ?? byBonus(file);

/** A folder that lies in no other is a shelf of its own: Shorts. */
function inFolder(file: FilePath): ReadExtra | null {
  const at = file.folders.findIndex((name, index) => index > 0 && EXTRA_FOLDERS.has(folderWord(name)));
  const kind = EXTRA_FOLDERS.get(folderWord(file.folders[at] ?? ''));
  if (at < 1 || kind === undefined) return null;
  const folder = file.folder.split('/').slice(0, at).join('/');
  const own = bySuffix(file);
  return own === null
    ? { file, kind, name: nameOf(file.stem), kindName: EXTRA_NAMES[kind], folder, of: '' }
    : { ...own, folder };
}

const folderWord = (name: string) => spaced(name).toLowerCase().replaceAll('-', ' ');

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
  };
}

function byBonus(file: FilePath): ReadExtra | null {
  const [, of, name] = BONUS.exec(file.stem.slice(0, 300)) ?? [];
  if (of === undefined) return null;
  const named = name === undefined ? null : nameOf(name) || null;
  return { file, kind: 'other', name: named, kindName: named ?? EXTRA_NAMES.other, folder: file.folder, of };
}

const nameOf = (stem: string) => tidyTitle(cutTags(spaced(stem), 1).head);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
