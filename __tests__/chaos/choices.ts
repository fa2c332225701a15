/** Paths below the base. */
export const ADDRESSES = [
  '',
  'movies',
  'movies?genre=18,35&year=1990-2009&rating=7&sort=date',
  'series',
  'series?genre=99',
  'search',
  'search?q=star',
  'watchlist',
  'profile',
  'subscription',
  'diagnostics',
  'studio/hbo',
  'studio/blue-lamp-films',
  'movie/1001',
  'movie/3062',
  'movie/4001?type=tv',
  'movie/23842?from=tmdb',
  'movie/18095/season/1?type=tv&from=tmdb',
  'person/17170?from=tmdb',
  'collection/11105?from=tmdb',
  'watch/3062',
  'watch/3062?t=30',
  'watch/1001',
  'movie/__proto__',
  'movie/%3Cscript%3E',
  'no-such-page',
] as const;

export const TEXTS = [
  'star',
  'a',
  'Zoë',
  '<img src=x onerror=alert(1)>',
  '"><script>',
  '%00%E0%A4%A',
  '\u202eevil',
  'مرحبا',
  '👩‍👩‍👧',
  'x'.repeat(300),
  'demo@kinora.example',
  '0',
] as const;

/** The keys of the page, its dialogs and the player. */
export const KEYS = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageDown', 'PageUp', 'Backspace', 'Delete', 'k', 'f', 'm', 'j', 'l', 'c', 'n', '?', '/', '5'],
] as const;

const HOUR = 3_600_000;

/** How far the clock is off, in milliseconds. */
export const CLOCKS = [0, 60_000, -60_000, 25 * HOUR, -49 * HOUR, 366 * 24 * HOUR, 13 * 365 * 24 * HOUR] as const;
