import { ratingText, titleKey } from '@/domain/title';

test('a key is the kind and the id', () => {
  expect(titleKey({ kind: 'tv', id: 1399 })).toBe('tv:1399');
});

test.each([
  [8, '8.0'],
  [7.193, '7.2'],
  [10, '10.0'],
  [0.04, '0.0'],
])('a rating of %d is shown as %s', (rating, text) => {
  expect(ratingText({ rating })).toBe(text);
});

test('without a rating N/A is shown', () => {
  expect(ratingText({ rating: null })).toBe('N/A');
});
