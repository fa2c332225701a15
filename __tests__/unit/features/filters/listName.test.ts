import { readTitleQuery } from '@/domain/filter/titleQuery';
import { listName } from '@/features/filters/listName';

test.each([
  ['', 'movie', 'All movies'],
  ['', 'tv', 'All series'],
  ['year=1990-', 'movie', 'Matching movies'],
  ['sort=year', 'movie', 'All movies'],
  ['genre=27', 'movie', 'Horror'],
  ['genre=18,35&year=1990-', 'movie', 'Drama, Comedy'],
  ['genre=999', 'tv', 'Genre 999'],
  ['list=top-rated', 'movie', 'Top rated'],
] as const)('%j of %s has the name %s', (address, kind, name) => {
  expect(listName(readTitleQuery(new URLSearchParams(address), kind))).toBe(name);
});
