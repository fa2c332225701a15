import type { Title } from '@/domain/title/title';

/** Logs a press on a card, which has no other effect here. The link 'Details' opens the title. */
export const logPress = ({ title }: Title): void => {
  console.info('Watchlist card:', title);
};
