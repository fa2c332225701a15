import { useLocation } from 'react-router-dom';
import { useSite } from '../site/SiteContext';
import type { IconName } from '../ui/Icon';

interface NavEntry {
  label: string;
  path: string;
  icon: IconName;
}

export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'HOME', path: '/', icon: 'home' },
  { label: 'SEARCH', path: '/search', icon: 'search' },
  { label: 'WATCHLIST', path: '/watchlist', icon: 'bookmark' },
  { label: 'MOVIES', path: '/movies', icon: 'movies' },
  { label: 'SERIES', path: '/series', icon: 'tv' },
];

/** Returns whether a path belongs to a kind of title that the site's own catalogue lacks. */
export const isLacking = (lacks: readonly string[], path: string): boolean => lacks.includes(path.slice(1));

/** Returns the entries whose pages have content. */
export function useNavEntries(): readonly NavEntry[] {
  const { lacks } = useSite();
  return NAV_ENTRIES.filter(({ path }) => !isLacking(lacks, path));
}

/** Returns the path of the navigation entry that the current address belongs to. */
export const useCurrentPath = (): string => `/${useLocation().pathname.toLowerCase().split('/')[1] ?? ''}`;
