import type { Title } from '@/domain/title/title';

/** A title's card itself leads nowhere here; 'Details' does. */
export const logPress = ({ title }: Title): void => {
  console.info('Watchlist card:', title);
};
