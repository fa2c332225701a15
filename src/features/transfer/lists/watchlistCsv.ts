import { unparse } from 'papaparse';
import type { WatchlistItem } from '@/domain/watchlist/watchlist';

/** Returns the watchlist as a CSV table for spreadsheets and other sites. */
export const watchlistCsv = (items: readonly WatchlistItem[]): string => {
  const rows = items.map(({ title, year, id, source, addedAt, kind }) => ({
    title,
    year: year ?? '',
    imdb: /^tt\d+$/.test(String(id)) ? id : '',
    tmdb: source === 'tmdb' && typeof id === 'number' ? id : '',
    added: addedAt ?? '',
    type: kind,
  }));
  // Spreadsheets need the byte order mark to detect UTF-8. `escapeFormulae` protects cells that begin like a formula.
  const options = { columns: ['title', 'year', 'imdb', 'tmdb', 'added', 'type'], escapeFormulae: true };
  return `\ufeff${unparse({ fields: options.columns, data: rows }, options)}\r\n`;
};
