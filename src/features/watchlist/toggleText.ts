import { t } from '@/i18n/t';

/** Returns what a toggle announces: whether the title was removed or added. */
export const toggleText = (title: string, isRemoved: boolean): string =>
  isRemoved ? t('{title} removed from your watchlist', { title }) : t('{title} added to your watchlist', { title });
