import { MAX_PAGE, nextPage, toTitlePage } from '@/api/tmdb/pages';

const HEAT = { id: 949, title: 'Heat' };

test('a page of TMDB knows its number and how many there are', () => {
  const page = toTitlePage({ page: 2, total_pages: 7, results: [HEAT] }, { source: 'tmdb' });

  expect(page).toMatchObject({ page: 2, totalPages: 7, source: 'tmdb', titles: [HEAT] });
});

test('a bare list is the first page and the last', () => {
  const page = toTitlePage([HEAT], { source: 'product' });

  expect(page).toMatchObject({ page: 1, totalPages: 1 });
  expect(nextPage(page)).toBeUndefined();
});

test('after a page comes the next', () => {
  expect(nextPage(toTitlePage({ page: 2, total_pages: 7, results: [HEAT] }, { source: 'tmdb' }))).toBe(3);
});

test('after the last page comes none', () => {
  expect(nextPage(toTitlePage({ page: 7, total_pages: 7, results: [HEAT] }, { source: 'tmdb' }))).toBeUndefined();
});

test('TMDB answers no page beyond the 500th, whatever it promises', () => {
  const page = toTitlePage({ page: 500, total_pages: 41_000, results: [HEAT] }, { source: 'tmdb' });

  expect(page.totalPages).toBe(MAX_PAGE);
  expect(nextPage(page)).toBeUndefined();
});

test('numbers that are none count as one page', () => {
  expect(toTitlePage({ page: 'x', total_pages: null, results: [HEAT] }, { source: 'tmdb' })).toMatchObject({
    page: 1,
    totalPages: 1,
  });
});
