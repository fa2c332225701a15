import { http, HttpResponse } from 'msw';
import { makeTestStore, TEST_APP_URL, whenRestored } from '@tests/makeTestStore';
import { useServer as fakeNetwork } from '@tests/server';
import { numberedRowEndpoints } from '@/api/endpoints/numberedRows';
import { refreshCatalogue } from '@/api/cache/refreshCatalogue';

const server = fakeNetwork();

test('a forced refresh clears the cache, and the next query requests the server', async () => {
  localStorage.clear();
  let asked = 0;
  server.use(
    http.get(`${TEST_APP_URL}api/movies/genre/3`, () => {
      asked += 1;
      return HttpResponse.json({ results: [{ id: asked, title: 'Heat' }] });
    }),
  );
  const made = makeTestStore();
  await whenRestored(made);
  const ask = () => made.store.dispatch(numberedRowEndpoints.genre.initiate(3, { subscribe: false }));
  await ask();
  await ask();
  expect(asked).toBe(1);

  made.store.dispatch(refreshCatalogue());
  expect(made.store.getState().productApi.queries).toEqual({});
  await made.persistor.flush();
  expect(localStorage.getItem('kinora:catalogue')).not.toContain('Heat');

  expect((await ask()).data?.titles).toMatchObject([{ id: 2 }]);
  expect(asked).toBe(2);
});
