import type { Title, TitleKey } from '../title/title';
import { titleKey } from '../title/title';

/** Why a title was picked. */
export type SurpriseReason =
  | { kind: 'saved' | 'watched'; title: Title }
  /** It matches the filters in force, is one of the popular titles, or neither. */
  | { kind: 'filters' | 'popular' | 'chance' };

interface SurpriseOptions {
  /** The titles to pick from. */
  candidates: readonly Title[];
  saved: readonly Title[];
  watched: readonly Title[];
  /** The titles that were just shown. */
  shown: ReadonlySet<TitleKey>;
  popular: ReadonlySet<TitleKey>;
  /** Whether the candidates are those of filters. */
  isFiltered: boolean;
  /** Returns a number from 0 to less than 1, as `Math.random` does. */
  random: () => number;
}

/** The weight of a title without a relation to the viewer's titles. A title with equal genres weighs 5 times as much. */
const BASE_WEIGHT = 1;
const GENRES_WEIGHT = 4;
const DIRECTOR_WEIGHT = 4;

/** The least affinity that is a reason: half of the genres in common, or the director. */
const REASON_AFFINITY = 2;

/**
 * Returns how much two titles have in common. Compares names or ids of genres, because lists of a site may contain
 * either.
 */
function affinity(a: Title, b: Title): number {
  const shared = Math.max(overlap(a.genreIds, b.genreIds), overlap(a.genres, b.genres));
  const isByDirector = a.director !== null && a.director === b.director;
  return GENRES_WEIGHT * shared + (isByDirector ? DIRECTOR_WEIGHT : 0);
}

/** Returns the share of common values among all values, from 0 to 1. */
function overlap(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const all = new Set([...a, ...b]);
  const common = a.filter((value) => b.includes(value));
  return all.size === 0 ? 0 : new Set(common).size / all.size;
}

interface Weighed {
  title: Title;
  weight: number;
  reason: SurpriseReason;
}

/**
 * Picks a title by chance. Titles that have genres or the director in common with the viewer's titles are more likely. Never
 * picks a title that is saved, watched or was just shown. Null if there is no other.
 */
export function pickSurprise(options: SurpriseOptions): Omit<Weighed, 'weight'> | null {
  const { candidates, saved, watched, shown, popular, isFiltered, random } = options;
  const liked = [
    ...saved.map((title) => ({ kind: 'saved' as const, title })),
    ...watched.map((title) => ({ kind: 'watched' as const, title })),
  ];
  const left = new Map(candidates.map((title) => [titleKey(title), title]));
  for (const { title } of liked) left.delete(titleKey(title));
  for (const key of shown) left.delete(key);

  const weigh = (title: Title): Weighed => {
    const [first, ...others] = liked.map((reason) => ({ reason, value: affinity(title, reason.title) }));
    const best = first && others.reduce((top, other) => (other.value > top.value ? other : top), first);
    const kind = isFiltered ? 'filters' : popular.has(titleKey(title)) ? 'popular' : 'chance';
    return {
      title,
      weight: BASE_WEIGHT + (best?.value ?? 0),
      reason: best && best.value >= REASON_AFFINITY ? best.reason : { kind },
    };
  };
  const weighed = [...left.values()].map(weigh);
  let rest = random() * weighed.reduce((sum, { weight }) => sum + weight, 0);
  // Rounding may leave a rest after the last one.
  const picked = weighed.find(({ weight }) => (rest -= weight) < 0) ?? weighed.at(-1);
  return picked ? { title: picked.title, reason: picked.reason } : null;
}
