import { http, HttpResponse } from 'msw';
import { makeTestStore, TEST_APP_URL, whenRestored } from '@tests/makeTestStore';
import { useServer } from '@tests/server';
import { genreRowEndpoints } from '@/api/product/endpoints/genreRows';

const server = useServer();
const rowUrl = (id: number | string) => `${TEST_APP_URL}api/movies/genre/${id}`;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a row is the product API answer, under the key of the specification', async () => {
  server.use(http.get(rowUrl(3), () => HttpResponse.json({ results: [{ id: 7, title: 'Heat' }] })));
  const made = makeTestStore();
  await whenRestored(made);

  const { data } = await made.store.dispatch(genreRowEndpoints.genre.initiate(3));

  expect(data).toMatchObject({ source: 'product', titles: [{ kind: 'movie', id: 7, title: 'Heat' }] });
  expect(Object.keys(made.store.getState().productApi.queries)).toEqual(['genre_3']);
});

test('HTML in place of JSON makes the samples answer, with a line in the log', async () => {
  server.use(http.get(rowUrl(4), () => HttpResponse.html('<!doctype html><title>Kinora</title>')));
  const made = makeTestStore();
  await whenRestored(made);

  const { data } = await made.store.dispatch(genreRowEndpoints.genre.initiate(4));

  expect(data?.source).toBe('sample');
  expect(data?.titles.length).toBeGreaterThan(5);
  expect(console.warn).toHaveBeenCalledWith('Failed to fetch genre_4: The answer is not JSON');
});
