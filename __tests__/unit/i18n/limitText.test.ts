import type { ListExtent } from '@/domain/lists/listExtent';
import { limitText } from '@/i18n/limitText';

const WHOLE = 'This catalogue has 25,000 movies.';

test.each<[ListExtent, Parameters<typeof limitText>[2], string | null]>([
  [{ total: 31, read: 31, unlisted: 0 }, 'list', null],
  [{ total: 31, read: 31, unlisted: 0 }, 'filter', null],
  [{ total: 31, read: 31, unlisted: 0 }, 'search', null],
  [{ total: 25_000, read: 20_000, unlisted: 24_000 }, 'list', `${WHOLE} 1,000 of them are shown.`],
  [{ total: 25_000, read: 20_000, unlisted: 24_000 }, 'filter', `${WHOLE} The first 20,000 are filtered.`],
  [{ total: 25_000, read: 20_000, unlisted: 0 }, 'list', `${WHOLE} Filters cover the first 20,000.`],
  [{ total: 25_000, read: 20_000, unlisted: 0 }, 'search', `${WHOLE} The first 20,000 are searched.`],
  [
    { total: null, read: 20_000, unlisted: 0 },
    'search',
    'This catalogue has more than 20,000 movies. The first 20,000 are searched.',
  ],
  [{ total: 1500, read: 1500, unlisted: 500 }, 'list', 'This catalogue has 1,500 movies. 1,000 of them are shown.'],
  [{ total: 1500, read: 1500, unlisted: 500 }, 'filter', null],
])('%j, %s: %s', (extent, view, text) => {
  expect(limitText(extent, 'movie', view)).toBe(text);
});
