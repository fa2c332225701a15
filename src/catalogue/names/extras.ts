import type { FoundExtra } from '../shelf';

type ExtraKind = FoundExtra['kind'];

/** What lies in a folder of such a name beside a film; a word that is also one for a shelf is so only beside one film. */
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

/** No film is called so: without one that it belongs to, such a file is passed over. The others may be films themselves. */
export const SURE_EXTRAS: ReadonlySet<ExtraKind> = new Set<ExtraKind>([
  'trailer',
  'featurette',
  'behindthescenes',
  'deleted',
]);

/**
 * Words behind the name of a film, or alone in its folder: `Film - Making Of`. The other names of folders, such as `short`,
 * may be versions of it.
 */
export const EXTRA_WORDS: ReadonlyMap<string, ExtraKind> = new Map<string, ExtraKind>([
  ...Array.from(EXTRA_FOLDERS).filter(
    ([name, kind]) => name.includes(' ') || SURE_EXTRAS.has(kind) || kind === 'interview',
  ),
  ['deleted scene', 'deleted'],
]);

/** What an extra is called whose name says no more. */
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
