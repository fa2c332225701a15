import { http, HttpResponse } from 'msw';
import { server } from '@tests/server';
import { titleByUrlEndpoints } from '@/api/endpoints/titleByUrl';
import { titleDetailsEndpoints } from '@/api/endpoints/titleDetails';
import type { TitleAddress } from '@/domain/title/titlePath';
import { delay } from '@/lib/time';
import { freshStores } from '../../persistence/stores';
import { fakeAddress, fakeNetwork, json, KEY, noAnswer, pass, productUrl, stopClocks, TMDB_URL } from '../fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

beforeAll(() => import('@/api/samples/sampleCatalogue'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopClocks();
});
afterEach(() => jest.useRealTimers());

type Store = Awaited<ReturnType<typeof openStore>>['store'];

const { title } = titleByUrlEndpoints;
const { titleDetails } = titleDetailsEndpoints;
const HEAT: TitleAddress = { kind: 'movie', id: 949, source: 'tmdb' };

async function ask(address: TitleAddress, config: Promise<Record<string, unknown>>) {
  const { store } = await openStore({ config });
  void store.dispatch(title.initiate(address));
  return () => title.select(address)(store.getState());
}

const configAfter = (ms: number) => delay(ms).then(() => ({ tmdbApiKey: KEY }));
const never = new Promise<never>(() => undefined);

test.each([
  ['by its address', ({ dispatch }: Store) => void dispatch(title.initiate(HEAT))],
  ['by its name', ({ dispatch }: Store) => void dispatch(titleDetails.initiate({ ...HEAT, source: 'tmdb' }))],
])('a look-up of a title %s aborts its request at the deadline', async (_how, look) => {
  const requests = fakeAddress(`${TMDB_URL}/movie/949`, noAnswer);
  const { store } = await openStore({ config: { tmdbApiKey: KEY } });
  const isEnded = () => requests.map(({ signal }) => signal.aborted);
  look(store);

  await pass(5999);
  expect(isEnded()).toEqual([false]);
  await pass(1);
  expect(isEnded()).toEqual([true]);
});

test('a look-up that is aborted while its chunk loads sends no request', async () => {
  const requests = fakeAddress(`${TMDB_URL}/movie/949`, json({ id: 949, title: 'Heat' }));
  const { store } = await openStore({ config: { tmdbApiKey: KEY } });
  store.dispatch(title.initiate(HEAT)).abort();
  await pass(1000);
  expect(requests).toHaveLength(0);
});

describe('settings that load slowly', () => {
  test('delay the request to a source', async () => {
    const requests = fakeAddress(`${TMDB_URL}/movie/949`, json({ id: 949, title: 'Heat' }));
    const state = await ask(HEAT, configAfter(4000));

    await pass(3999);
    expect(requests).toHaveLength(0);
    await pass(1);

    expect(state().data).toMatchObject({ title: 'Heat', source: 'tmdb' });
  });

  test('do not delay a sample', async () => {
    const state = await ask({ kind: 'movie', id: 1001, source: null }, never);

    await pass(2501);

    expect(state().data).toMatchObject({ title: 'Interstellar', source: 'sample' });
  });

  test.each([
    ['they never come', never],
    ['a source is silent after them', configAfter(4000)],
  ])('end a look-up after six seconds in total when %s', async (_what, config) => {
    fakeAddress(`${TMDB_URL}/movie/949`, noAnswer);
    const state = await ask(HEAT, config);

    await pass(5999);
    expect(state().status).toBe('pending');
    await pass(1);

    expect(state().error).toMatchObject({ kind: 'timeout' });
  });
});

test.each(['all', 'trending'])(
  'does not report a title as missing when the list "%s" is not readable',
  async (name) => {
    jest.useRealTimers();
    server.use(http.get(productUrl(':list'), () => HttpResponse.json([])));
    server.use(http.get(productUrl('genre/:row'), () => HttpResponse.json([])));
    fakeAddress(productUrl(name), json({ results: [{ id: [], title: {} }, 7, null] }));
    const { store } = await openStore({ config: {} });
    const found = await store.dispatch(title.initiate({ kind: 'movie', id: 'blue-rain', source: 'product' }));

    expect(found.error).toMatchObject({ kind: 'badAnswer' });
  },
);
