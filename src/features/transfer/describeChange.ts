import { episodeText } from '@/i18n/episodeText';
import type { Progress } from '@/domain/progress/progress';
import { progressKey } from '@/domain/progress/progress';
import { writeProgress } from '@/domain/progress/storedProgress';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { ViewerData } from '@/domain/viewerData/viewerData';
import { writeWatchlistItem } from '@/domain/watchlist/watchlist';
import { joinSentences } from '@/i18n/joinTexts';
import { plural, t } from '@/i18n/t';

/** The changes of a list, as names of its entries. */
export interface ListChange {
  added: string[];
  changed: string[];
  removed: string[];
  /** The number of unchanged entries. */
  same: number;
}

interface Change {
  watchlist: ListChange;
  progress: ListChange;
  searches: ListChange;
  isProfileOther: boolean;
  areSettingsOther: boolean;
}

export const named = ({ title, year }: Pick<Title, 'title' | 'year'>): string =>
  year === null ? title : `${title} (${year})`;

const playedName = ({ title, episode }: Progress) =>
  episode === null ? named(title) : `${title.title}, ${episodeText(episode)}`;

/** Returns the differences between the data before and after an import. */
export function describeChange(before: ViewerData, after: ViewerData): Change {
  return {
    watchlist: listChange(before.watchlist, after.watchlist, {
      keyOf: titleKey,
      nameOf: named,
      textOf: (item) => JSON.stringify(writeWatchlistItem(item)),
    }),
    progress: listChange(before.progress, after.progress, {
      keyOf: progressKey,
      nameOf: playedName,
      textOf: (entry) => JSON.stringify(writeProgress(entry)),
    }),
    searches: listChange(before.searches, after.searches, { keyOf: same, nameOf: same, textOf: same }),
    isProfileOther: isOther(before.profile, after.profile),
    areSettingsOther: (['player', 'isHistoryKept', 'hasSingleKeys', 'plan', 'language', 'screen'] as const).some(
      (name) => isOther(before[name], after[name]),
    ),
  };
}

export const isNothing = ({ watchlist, progress, searches, isProfileOther, areSettingsOther }: Change): boolean =>
  !isProfileOther &&
  !areSettingsOther &&
  [watchlist, progress, searches].every((list) => list.added.length + list.changed.length + list.removed.length === 0);

const same = (text: string) => text;

const isOther = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

interface Kind<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  textOf: (item: Item) => string;
}

function listChange<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { keyOf, nameOf, textOf }: Kind<Item>,
): ListChange {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const kept = new Set(after.map(keyOf));
  const change: ListChange = { added: [], changed: [], removed: [], same: 0 };
  for (const item of after) {
    const known = old.get(keyOf(item));
    if (known === undefined) change.added.push(nameOf(item));
    else if (textOf(known) === textOf(item)) change.same += 1;
    else change.changed.push(nameOf(item));
  }
  for (const [key, item] of old) if (!kept.has(key)) change.removed.push(nameOf(item));
  return change;
}

/** Returns a summary such as `Done. 214 titles added. 3 titles removed.` */
export function doneText({ watchlist, progress, searches, isProfileOther, areSettingsOther }: Change): string {
  const marks = progress.added.length + progress.changed.length;
  const rest = searches.added.length > 0 || isProfileOther || areSettingsOther;
  const parts = [
    watchlist.added.length > 0 && plural(watchlist.added.length, '{count} title added.', '{count} titles added.'),
    watchlist.changed.length > 0 &&
      plural(watchlist.changed.length, '{count} title changed.', '{count} titles changed.'),
    watchlist.removed.length > 0 &&
      plural(watchlist.removed.length, '{count} title removed.', '{count} titles removed.'),
    marks > 0 && plural(marks, '{count} viewing history entry added.', '{count} viewing history entries added.'),
    progress.removed.length > 0 &&
      plural(
        progress.removed.length,
        '{count} viewing history entry removed.',
        '{count} viewing history entries removed.',
      ),
    rest && t('Profile, searches and settings imported.'),
  ];
  return joinSentences([t('Done.'), ...parts.filter((part) => part !== false)]);
}
