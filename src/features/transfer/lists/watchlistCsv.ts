import { unparse } from 'papaparse';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';

/** The watchlist as a table for spreadsheets and other sites. */
export const watchlistCsv = (items: readonly WatchlistItem[]): string => {
  const rows = items.map(({ title, year, id, source, addedAt, kind }) => ({
    title,
    year: year ?? '',
    imdb: /^tt\d+$/.test(String(id)) ? id : '',
    tmdb: source === 'tmdb' && typeof id === 'number' ? id : '',
    added: addedAt ?? '',
    type: kind,
  }));
  // Spreadsheets take it for UTF-8 by its first mark, and for what they reckon with where a cell begins like that.
  const options = { columns: ['title', 'year', 'imdb', 'tmdb', 'added', 'type'], escapeFormulae: true };
  return `\ufeff${unparse({ fields: options.columns, data: rows }, options)}\r\n`;
};
