import { readTitle } from '@/domain/title/readTitle';
import { relatedTitles } from '@/domain/title/relatedTitles';
import type { Title } from '@/domain/title/title';

const movie = (id: number, ...genreIds: number[]): Title => {
  const title = readTitle({ id, title: `Movie ${id}`, genre_ids: genreIds });
  if (!title) throw new Error('not a title');
  return title;
};
const ids = (titles: readonly Title[]) => titles.map(({ id }) => id);

test('titles with more common genres come first, ties keep their order, and others are omitted', () => {
  const candidates = [movie(2, 18), movie(3, 35), movie(4, 18, 878), movie(5, 878), movie(6)];

  expect(ids(relatedTitles(movie(1, 18, 878), candidates))).toEqual([4, 2, 5]);
});

test('a title is not related to itself, but can be to a series with the same number', () => {
  const series = { ...movie(1, 18), kind: 'tv' as const };

  expect(relatedTitles(movie(1, 18), [movie(1, 18), series])).toEqual([series]);
});
