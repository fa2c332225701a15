import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { buildTitle } from '@tests/builders';
import { RUNS } from '@tests/runs';
import { listEndpoints } from '@/api/endpoints/lists';
import type { AppStore } from '@/app/store';
import type { ReadSection } from '@/features/diagnostics/report';
import { asText } from '@/features/diagnostics/report';
import { SECTIONS } from '@/features/diagnostics/sections';
import { storeServices } from '@/features/diagnostics/storeServices';
import { emailSubmitted } from '@/features/auth/authSlice';
import { queryRemembered } from '@/features/search/searchSlice';
import { titleAdded } from '@/features/watchlist/watchlistSlice';
import { fakeNetwork, productUrl, TMDB_URL } from '../../api/fakeNetwork';
import { freshStores } from '../../persistence/stores';

const server = fakeNetwork();

const { openStore } = freshStores();

const storeWith = async (config: Record<string, unknown>) => (await openStore({ config })).store;

/** The resources that the browser loaded. jsdom has no list of them. */
let resources: Partial<PerformanceResourceTiming>[] = [];
Object.assign(performance, { getEntriesByType: () => resources });

/** Returns all sections with their final rows. */
const readAll = (store: AppStore): Promise<ReadSection[]> =>
  Promise.all(
    SECTIONS.map(async ({ heading, read }) => {
      let rows: ReadSection['rows'] = [];
      await read(store, (found) => {
        rows = found;
      });
      return { heading, rows };
    }),
  );

async function valuesOf(heading: string, store: AppStore) {
  const section = (await readAll(store)).find((candidate) => candidate.heading === heading);
  return section?.rows.map(({ label, value }) => `${label}: ${value}`);
}

const serveConfig = (answer: () => Response) => server.use(http.get('*/config.json', answer));

beforeEach(() => {
  sessionStorage.clear();
  resources = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom cannot play videos.
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  server.use(http.get('*', () => new HttpResponse(null, { status: 404 })));
});

test('names a complete list that is broken JSON', async () => {
  const own = [{ id: 7, title: 'Paper Boats' }];
  server.use(http.get(productUrl('popular'), () => HttpResponse.json(own)));
  server.use(http.get(productUrl('all'), () => HttpResponse.json(own)));
  server.use(http.get('*/series/all', () => new HttpResponse('[{"id": 8')));
  const rows = await valuesOf('Sources', await storeWith({ samples: false }));
  expect(rows).toContain('Your complete lists: series/all: broken JSON');
});

test('shows the current state of config.json and its problems', async () => {
  serveConfig(() => HttpResponse.json({ sources: 'tmdb' }));
  const file = async () => (await valuesOf('Configuration', await storeWith({})))?.filter(isOfFile);
  const isOfFile = (row: string) => /^(config\.json|Warning)/.test(row);
  const changed = 'config.json: Changed since this page was loaded: reload it';
  expect(await file()).toEqual([changed, expect.stringMatching(/^Warning: config\.json: sources is not a list/)]);
  for (const [answer, says] of [
    [new HttpResponse(null, { status: 404 }), 'Not found (HTTP 404): using defaults'],
    [new HttpResponse(' '), 'Empty: using defaults'],
    [HttpResponse.html('<!doctype html>'), 'Not JSON: using defaults'],
    [HttpResponse.error(), 'Could not be reached: using defaults'],
  ] as const) {
    serveConfig(() => answer.clone());
    expect(await file()).toEqual([`config.json: ${says}`]);
  }
});

test('shows failures by source, request and status, latest first', async () => {
  const store = await storeWith({ tmdbApiKey: 'k3y' });
  server.use(
    http.get(productUrl('popular'), () => HttpResponse.html('<!doctype html>')),
    http.get(`${TMDB_URL}/movie/popular`, () => new HttpResponse(null, { status: 401, statusText: 'k3y is wrong' })),
  );
  await store.dispatch(listEndpoints.popular.initiate());
  const [tmdb, product, ...others] = (await valuesOf('Last failures', store)) ?? [];
  expect(tmdb).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC: TMDB, popular: HTTP 401$/);
  expect(product).toMatch(/UTC: Product API, popular: unusable response$/);
  expect(others).toEqual([]);
});

test('shows failed files, and only the host for files of other sites', async () => {
  const image = { startTime: 0, initiatorType: 'img', responseStatus: 404 };
  resources = [
    { ...image, name: 'http://localhost/art/a.webp?x=1' },
    { ...image, name: 'https://images.example/w500/a.jpg', responseStatus: 410, startTime: -1000 },
    { ...image, name: 'http://localhost/art/b.webp', responseStatus: 200 },
    { ...image, name: 'http://localhost/api/movies/popular', initiatorType: 'fetch' },
  ];
  expect(await valuesOf('Last failures', await storeWith({}))).toEqual([
    expect.stringMatching(/UTC: \/art\/a\.webp: HTTP 404$/),
    expect.stringMatching(/UTC: a file from images\.example: HTTP 410$/),
  ]);
});

test('keeps the last twenty failures', async () => {
  const store = await storeWith({});
  const { failures } = storeServices(store);
  for (let turn = 0; turn < 21; turn += 1) await store.dispatch(listEndpoints.popular.initiate(undefined, ANEW));
  expect(failures).toHaveLength(20);
  expect(failures).toEqual([...failures].sort((a, b) => b.at - a.at));
});

const ANEW = { subscribe: false, forceRefetch: true } as const;

/** Generates keys that are too long for a random match, with a digit as real keys have. */
const secret = fc.stringMatching(/^[A-Za-z0-9_-]{19,40}7q$/);

test('the text never contains a secret or data of the viewer', async () => {
  await fc.assert(
    fc.asyncProperty(secret, secret, async (key, own) => {
      const config = {
        tmdbApiKey: key,
        tmdbReadToken: key,
        productApiUrl: `https://films.example/${key}?api_key=${key}`,
        tmdbImageBaseUrl: `https://user:${key}@images.example`,
      };
      serveConfig(() => HttpResponse.json(config));
      server.use(http.get(/films\.example|themoviedb/, () => new HttpResponse(null, { status: 403, statusText: key })));
      const store = await storeWith(config);
      store.dispatch(emailSubmitted(`${own}@viewer.example`));
      store.dispatch(titleAdded(buildTitle({ title: own })));
      store.dispatch(queryRemembered(own));
      const { failures } = storeServices(store);
      failures.push({ at: 0, source: 'tmdb', name: `studio_${own}`, kind: 'network' });
      failures.push({ at: 0, source: 'tmdb', name: `videos of movie ${own}`, kind: 'network' });
      await store.dispatch(listEndpoints.popular.initiate());

      const text = asText(await readAll(store), 'now');
      expect(text).toContain('tmdbApiKey: set');
      expect(text).toContain('TMDB, videos: could not be reached');
      expect(text).not.toContain(key);
      expect(text).not.toContain(own);
    }),
    // Every run reads the whole report.
    { numRuns: Math.ceil(RUNS / 20) },
  );
}, 300_000);
