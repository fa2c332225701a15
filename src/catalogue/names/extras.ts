import type { FoundExtra } from '../scanResult';

type ExtraKind = FoundExtra['kind'];

/** Names of folders with extras. A word that may also name a folder of films counts only beside a single film. */
export const EXTRA_FOLDERS: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
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

export const EXTRA_SUFFIXES: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
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
export const SURE_EXTRAS: ReadonlySet<ExtraKind> = new Set<ExtraKind>([
  'trailer',
  'featurette',
  'behindthescenes',
  'deleted',
]);

/**
 * Words after the name of a film, or alone in its folder: `Film - Making Of`. Other folder names, such as `short`, may
 * mark versions of a film instead.
 */
export const EXTRA_WORDS: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
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
