import { listEndpoints } from '@/api/endpoints/lists';
import { freshStores } from '../../persistence/stores';
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
} from '../fakeNetwork';

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

/** A server that responds after `ms`. */
const after =
  (ms: number, answer: (request: Request) => Response | Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer(request);
  };

describe('a server that does not respond', () => {
  test.each([
    ['never answers', noAnswer],
    ['stalls in the middle of its answer', stalledBody],
  ])('and %s: samples appear after two and a half seconds', async (_what, answer) => {
    fakeAddress(productUrl('popular'), answer);
    const asked = await ask();

    await pass(2_499);
    expect(shown(asked)).toBeUndefined();
    await pass(1);

    expect(shown(asked)?.source).toBe('sample');
  });

  test('is hedged with TMDB if TMDB is configured', async () => {
    fakeAddress(productUrl('popular'), noAnswer);
    const tmdb = fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
    const asked = await ask({ tmdbApiKey: KEY });

    await pass(2_499);
    expect(tmdb).toHaveLength(0);
    await pass(1);

    expect(shown(asked)?.source).toBe('tmdb');
  });

  test('delays the samples by less than four seconds even if TMDB hangs too', async () => {
    fakeAddress(productUrl('popular'), noAnswer);
    fakeAddress(`${TMDB_URL}/movie/popular`, noAnswer);
    const asked = await ask({ tmdbApiKey: KEY });

    await pass(3_500);

    expect(shown(asked)?.source).toBe('sample');
  });

  test('replaces the samples when it responds after all, and is requested once', async () => {
    const requests = fakeAddress(productUrl('popular'), after(6_000, movies('Heat')));
    const asked = await ask();

    await pass(5_999);
    expect(shown(asked)?.source).toBe('sample');
    await pass(1);

    expect(shown(asked)).toMatchObject({ source: 'product', titles: [{ title: 'Heat' }] });
    expect(requests).toHaveLength(1);
  });

  test('does not replace the response of TMDB when it fails at last', async () => {
    fakeAddress(productUrl('popular'), noAnswer);
    fakeAddress(`${TMDB_URL}/movie/popular`, movies('Heat'));
    const asked = await ask({ tmdbApiKey: KEY });

    await pass(12_000);

    expect(shown(asked)?.source).toBe('tmdb');
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch popular: Request timed out');
  });

  test('does not replace its earlier response with a sample', async () => {
    fakeAddress(productUrl('popular'), movies('Heat'), noAnswer);
    const asked = await ask();
    await asked.query;

    void asked.store.dispatch(popular.initiate(undefined, { forceRefetch: true }));
    await pass(12_000);

    expect(shown(asked)?.source).toBe('product');
  });

  test('is replaced by the samples too if the configuration hangs', async () => {
    const asked = await ask(new Promise<never>(() => undefined));

    // The samples wait 500 ms longer, because the configuration could exclude them.
    await pass(3_001);

    expect(shown(asked)?.source).toBe('sample');
  });
});

test('does not retry after a timeout', async () => {
  const requests = fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);
  await pass(10_000);

  expect((await query).data?.source).toBe('sample');
  expect(requests).toHaveLength(1);
});

test('logs a timeout with the name of the request', async () => {
  fakeAddress(productUrl('popular'), noAnswer);
  const made = await openStore();

  const query = made.store.dispatch(listEndpoints.popular.initiate());
  await pass(10_000);
  await query;

  expect(console.warn).toHaveBeenCalledWith('Failed to fetch popular: Request timed out');
});

test('aborts a request without subscribers, and requests no other server', async () => {
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
