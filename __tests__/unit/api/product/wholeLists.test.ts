import { readTitles } from '@/domain/title/readTitle';
import type { ProductClient } from '@/api/client/productClient';
import { searchedExtent } from '@/api/product/listExtent';
import { readWholeList } from '@/api/product/wholeLists';

const filmsOf = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, title: `Film ${from + index}` }));

/** Creates a product API with these responses. */
const accessTo = (answers: Record<string, unknown>, productApiSearches = false): ProductClient => {
  const get = (path: string) =>
    path in answers ? Promise.resolve(answers[path]) : Promise.reject(new Error(`no ${path}`));
  return { config: { productApiSearches }, get, getPage: get, signal: new AbortController().signal } as never;
};

const extentOf = async (answers: Record<string, unknown>) => (await readWholeList(accessTo(answers), 'movie')).extent;

const inPages = (pages: number, total?: number) =>
  Object.fromEntries(
    Array.from({ length: pages }, (_, index) => [
      index === 0 ? 'movies/all' : `movies/all-${index + 1}`,
      {
        results: filmsOf(1000, index * 1000 + 1),
        total_results: total,
        ...(index + 1 < pages && { next: `all-${index + 2}` }),
      },
    ]),
  );

test('a list within the limit is read as a whole', async () => {
  expect(await extentOf({ 'movies/all': filmsOf(3) })).toEqual({ total: 3, read: 3, unlisted: 0 });
  expect(await extentOf(inPages(3))).toEqual({ total: 3000, read: 3000, unlisted: 0 });
});

test('counts all records of one page that is too long', async () => {
  const page = filmsOf(20_500);
  expect(await extentOf({ 'movies/all': page })).toEqual({ total: 20_500, read: 20_000, unlisted: 19_500 });
  expect(readTitles(page)).toHaveLength(20_500 - 19_500);
});

test('uses the stated total of pages that continue behind the limit', async () => {
  expect(await extentOf(inPages(21, 20_700))).toEqual({ total: 20_700, read: 20_000, unlisted: 0 });
  expect(await extentOf(inPages(21))).toEqual({ total: null, read: 20_000, unlisted: 0 });
});

test('the search knows the extent if the browser searches', async () => {
  await readWholeList(accessTo({ 'series/all': [{ id: 1, name: 'Low Tide' }] }, true), 'tv');
  expect(searchedExtent('tv')).toBeUndefined();
  await readWholeList(accessTo({ 'series/all': [{ id: 1, name: 'Low Tide' }] }), 'tv');
  expect(searchedExtent('tv')).toEqual({ total: 1, read: 1, unlisted: 0 });
});
