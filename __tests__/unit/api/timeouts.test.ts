import { listEndpoints } from '@/api/product/endpoints/lists';
import { freshStores } from '../persistence/stores';
import {
  fakeAddress,
  KEY,
  movies,
  noAnswer,
  pass,
  productUrl,
  stalledBody,
  stopClocks,
  TMDB_URL,
  fakeNetwork,
} from './fakeNetwork';

fakeNetwork();
const { openStore } = freshStores();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stopClocks();
});
afterEach(() => jest.useRealTimers());

const { popular } = listEndpoints;

async function ask(config = {}) {
  const made = await openStore({ config });
  const query = made.store.dispatch(popular.initiate());
  return { ...made, query };
}

type Asked = Awaited<ReturnType<typeof ask>>;
const shown = ({ store }: Asked) => popular.select()(store.getState()).data;

/** A server that answers after a while. */
const after =
  (ms: number, answer: (request: Request) => Response | Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer(request);
  };

describe('a server that is silent', () => {
  test.each([
    ['never answers', noAnswer],
    ['stalls in the middle of its answer', stalledBody],
  ])('and %s is joined by the samples after two and a half seconds', async (_what, answer) => {
    fakeAddress(productUrl('popular'), answer);
    const asked = await ask();

    await pass(2_499);
    expect(shown(asked)).toBeUndefined();
    await pass(1);

    expect(shown(asked)?.source).toBe('sample');
  });

  test('is joined by TMDB where that is configured', async () => {
    fakeAddress(productUrl('popular'), noAnswer);
    const tmdb = fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
    const asked = await ask({ tmdbApiKey: KEY });

    await pass(2_499);
    expect(tmdb).toHaveLength(0);
    await pass(1);

    expect(shown(asked)?.source).toBe('tmdb');
  });

  test('keeps nobody waiting for four seconds, though the other one is silent too', async () => {
    fakeAddress(productUrl('popular'), noAnswer);
    fakeAddress(`${TMDB_URL}/movie/popular`, noAnswer);
    const asked = await ask({ tmdbApiKey: KEY });

    await pass(3_500);

    expect(shown(asked)?.source).toBe('sample');
  });

  test('takes its place when it answers after all, and is not asked twice', async () => {
    const requests = fakeAddress(productUrl('popular'), after(6_000, movies('Heat')));
    const asked = await ask();

    await pass(5_999);
    expect(shown(asked)?.source).toBe('sample');
    await pass(1);

    expect(shown(asked)).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
    expect(requests).toHaveLength(1);
  });

  test('leaves its place to the other one that answered when it fails at last', async () => {
    fakeAddress(productUrl('popular'), noAnswer);
    fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
    const asked = await ask({ tmdbApiKey: KEY });

    await pass(12_000);

    expect(shown(asked)?.source).toBe('tmdb');
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch popular: Request timed out');
  });

  test('does not make what it said earlier give way to a sample', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), noAnswer);
    const asked = await ask();
    await asked.query;

    void asked.store.dispatch(popular.initiate(undefined, { forceRefetch: true }));
    await pass(12_000);

    expect(shown(asked)?.source).toBe('product');
  });

  test('is joined by the samples too where it is the configuration that does not come', async () => {
    const asked = await ask(new Promise<never>(() => undefined));

    // The samples wait half a second longer, for it could say that there are none.
    await pass(3_001);

    expect(shown(asked)?.source).toBe('sample');
  });
});

test('a time-out is not tried again', async () => {
  const requests = fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);
  await pass(10_000);

  expect((await query).data?.source).toBe('sample');
  expect(requests).toHaveLength(1);
});

test('a time-out is logged under the name of what was asked for', async () => {
  fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);
  await query;

  expect(console.warn).toHaveBeenCalledWith('Failed to fetch popular: Request timed out');
});

test('a request that nobody waits for any more is aborted, and no other server is asked', async () => {
  const product = fakeAddress(productUrl('popular'), noAnswer);
  const tmdb = fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
  const made = await openStore({ config: { tmdbApiKey: KEY } });

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(100);
  query.abort();
  await pass(20_000);

  expect(product[0]?.signal.aborted).toBe(true);
  expect(tmdb).toHaveLength(0);
  expect(console.warn).not.toHaveBeenCalled();
});
