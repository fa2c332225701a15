import type { TitlePage } from '@/api/client/titlePages';
import { FIRST_PAGE, MAX_PAGE, nextPage, toTitlePage } from '@/api/client/titlePages';

const HEAT = { id: 949, title: 'Heat' };
const RONIN = { id: 8195, title: 'Ronin' };

const tmdbPage = (page: unknown, total: unknown, ...results: unknown[]) =>
  toTitlePage('movie')({ page, total_pages: total, results }, { source: 'tmdb' });

const after = (page: number, ...pages: [TitlePage, ...TitlePage[]]) =>
  nextPage(pages.at(-1) ?? pages[0], pages, { page, source: 'tmdb' });

test('a page of TMDB has its number and the number of pages', () => {
  expect(tmdbPage(2, 7, HEAT)).toMatchObject({ page: 2, totalPages: 7, source: 'tmdb', titles: [HEAT] });
});

test('a bare list is the first page and the last', () => {
  const page = toTitlePage('movie')([HEAT], { source: 'product' });

  expect(nextPage(page, [page], FIRST_PAGE)).toBeUndefined();
});

test('the next page has the same source', () => {
  expect(after(2, tmdbPage(2, 7, HEAT))).toEqual({ page: 3, source: 'tmdb' });
});

test('there is no page after the last', () => {
  expect(after(7, tmdbPage(7, 7, HEAT))).toBeUndefined();
});

test('there is no next page after a page with a wrong number', () => {
  expect(after(2, tmdbPage(1, 7, HEAT), tmdbPage(1, 7, RONIN))).toBeUndefined();
});

test('there is no next page after a page without new titles', () => {
  expect(after(2, tmdbPage(1, 7, HEAT), tmdbPage(2, 7, HEAT))).toBeUndefined();
  expect(after(2, tmdbPage(1, 7, HEAT), tmdbPage(2, 7))).toBeUndefined();
});

test('TMDB has no page beyond the 500th, whatever total it reports', () => {
  const page = tmdbPage(500, 41_000, HEAT);

  expect(page.totalPages).toBe(MAX_PAGE);
  expect(after(500, page)).toBeUndefined();
});

test('invalid page numbers count as one page', () => {
  expect(after(1, tmdbPage('x', null, HEAT))).toBeUndefined();
});

test('a page of the product API names the next one', () => {
  const page = toTitlePage('movie')({ results: [HEAT], next: 'movies/all-2' }, { source: 'product' });

  expect(nextPage(page, [page], FIRST_PAGE)).toEqual({ page: 2, source: 'product', path: 'movies/all-2' });
});
