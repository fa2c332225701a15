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
