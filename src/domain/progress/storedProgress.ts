import { readTimestamp } from '@/lib/date';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { EpisodeName, Progress, ProgressKey } from './progress';
import { progressKey } from './progress';
import { readNumber } from '../seasons/readSeason';
import type { Title } from '../title/title';
import { isTitleKey } from '../title/title';
import { lastFirst } from './upNext';
import type { WatchlistItem } from '../watchlist/watchlist';
import { readWatchlistItem, writeWatchlistItem } from '../watchlist/watchlist';

/** The same limit as in `readFilm`. */
const MAX_SECONDS = 604_800;
const MAX_NAME = 200;

/** The limit of stored entries, which take about half a megabyte. Older entries are removed. */
export const MAX_ENTRIES = 1000;

/** Returns an entry in the format for storage and other tabs. The order of the fields is fixed. */
export function writeProgress({ title, isHidden, episode, next, position, duration, watchedAt, playedAt }: Progress) {
  return {
    episode,
    next,
    position,
    duration,
    watchedAt,
    playedAt,
    // The title has the format of the watchlist, without the overview, which is the longest text and not shown.
    title: { ...writeWatchlistItem({ ...title, addedAt: null }), overview: undefined },
    ...(isHidden && { hidden: true }),
  };
}

/** Reads an entry that is stored or sent by another tab, with every field checked. Null if it is invalid. */
export function readProgress(raw: unknown): Progress | null {
  if (!isRecord(raw)) return null;
  const item = readWatchlistItem(raw.title);
  const playedAt = readTimestamp(raw.playedAt);
  const duration = readSeconds(raw.duration);
  const position = readSeconds(raw.position);
  const episode = readEpisodeName(raw.episode);
  const isWhole = item && playedAt !== null && duration !== null && position !== null && position <= duration;
  if (!isWhole || (episode === null && isRecord(raw.episode))) return null;
  return {
    title: withoutTime(item),
    episode,
    next: readEpisodeName(raw.next),
    position,
    duration,
    watchedAt: readTimestamp(raw.watchedAt),
    playedAt,
    isHidden: raw.hidden === true,
  };
}

/** Removes the time at which a title was added to the watchlist. */
function withoutTime(item: WatchlistItem): Title {
  const title: Title & { addedAt?: unknown } = { ...item };
  delete title.addedAt;
  return title;
}

function readEpisodeName(raw: unknown): EpisodeName | null {
  if (!isRecord(raw)) return null;
  const season = readNumber(raw.season);
  const episode = readNumber(raw.episode);
  return season === null || episode === null ? null : { season, episode, name: cleanText(raw.name, MAX_NAME) };
}

const readSeconds = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= MAX_SECONDS ? value : null;

/** Reads the valid entries of a stored list, each once. If there are too many, returns the latest. */
export function readProgressList(list: readonly unknown[]): Progress[] {
  const entries = new Map<ProgressKey, Progress>();
  for (const raw of list) {
    const entry = readProgress(raw);
    if (entry && !entries.has(progressKey(entry))) entries.set(progressKey(entry), entry);
  }
  return latest([...entries.values()]);
}

/** Limits the entries to `MAX_ENTRIES`, the last played. */
export const latest = (entries: Progress[]): Progress[] =>
  entries.length > MAX_ENTRIES ? lastFirst(entries).slice(0, MAX_ENTRIES) : entries;

export function isProgressKey(value: unknown): value is ProgressKey {
  if (typeof value !== 'string') return false;
  const [title, episode, ...rest] = value.split('/');
  return isTitleKey(title) && rest.length === 0 && (episode === undefined || /^s\d{1,4}e\d{1,4}$/.test(episode));
}
