import { useLocation } from 'react-router-dom';
import { t } from '@/i18n/t';
import { useSite } from '../site/SiteContext';
import type { IconName } from '../ui/Icon';

interface NavEntry {
  label: string;
  path: string;
  icon: IconName;
}

export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: t('HOME'), path: '/', icon: 'home' },
  { label: t('SEARCH'), path: '/search', icon: 'search' },
  { label: t('WATCHLIST'), path: '/watchlist', icon: 'bookmark' },
  { label: t('MOVIES'), path: '/movies', icon: 'movies' },
  { label: t('SERIES'), path: '/series', icon: 'tv' },
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
