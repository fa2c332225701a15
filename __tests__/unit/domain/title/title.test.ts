import { isTitleKey, titleKey } from '@/domain/title/title';
import { ratingText } from '@/i18n/ratingText';

test.each([
  [{ kind: 'tv', id: 4001, source: 'sample' }, 'tv:4001'],
  [{ kind: 'movie', id: 1001, source: 'tmdb' }, 'movie:1001@tmdb'],
  [{ kind: 'movie', id: 1001, source: 'product' }, 'movie:1001@product'],
  [{ kind: 'movie', id: 'tt0113277', source: 'tmdb' }, 'movie:tt0113277'],
] as const)('the key of %j is %s: equal numbers of different catalogues stay apart', (name, key) => {
  expect(titleKey(name)).toBe(key);
  expect(isTitleKey(key)).toBe(true);
});

test.each(['movie:', 'opera:7', 'movie:7@elsewhere', 'movie:x@tmdb', 'movie:a b', 7, null, `movie:${'9'.repeat(70)}`])(
  '%j is not a key',
  (value) => {
    expect(isTitleKey(value)).toBe(false);
  },
);

test.each([
  [8, '8.0'],
  [7.193, '7.2'],
  [10, '10.0'],
  [0.04, '0.0'],
])('a rating of %d appears as %s', (rating, text) => {
  expect(ratingText({ rating })).toBe(text);
});

test('a missing rating appears as N/A', () => {
  expect(ratingText({ rating: null })).toBe('N/A');
});
