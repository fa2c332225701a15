import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { TEST_APP_URL as APP_URL } from '@tests/makeTestStore';
import { RUNS } from '@tests/runs';
import { isTmdbConfigured, loadConfig, readConfig } from '@/config/runtimeConfig';
import { fakeNetwork } from '../api/fakeNetwork';

const server = fakeNetwork();

const DEFAULTS = {
  sources: ['product', 'tmdb'],
  productApiSearches: false,
  productApiUrl: 'http://localhost/kinora/api',
  tmdbBaseUrl: 'https://api.themoviedb.org/3',
  tmdbImageBaseUrl: 'https://image.tmdb.org/t/p',
  tmdbApiKey: null,
  tmdbReadToken: null,
};

/** Reads the content of a config.json, and notes what it warns of. */
function read(raw: unknown) {
  const warnings: string[] = [];
  return { config: readConfig(raw, APP_URL, (message) => warnings.push(message)), warnings };
}

describe('the content of config.json', () => {
  test('may be empty: everything is as it is by default', () => {
    expect(read({})).toEqual({ config: DEFAULTS, warnings: [] });
  });

  test('may set everything', () => {
    const { config, warnings } = read({
      sources: ['tmdb'],
      productApiSearches: true,
      productApiUrl: 'https://films.example/api',
      tmdbBaseUrl: 'https://proxy.example/tmdb',
      tmdbImageBaseUrl: 'https://images.example/t/p',
      tmdbApiKey: 'key',
      tmdbReadToken: 'token',
    });

    expect(config).toEqual({
      sources: ['tmdb'],
      productApiSearches: true,
      productApiUrl: 'https://films.example/api',
      tmdbBaseUrl: 'https://proxy.example/tmdb',
      tmdbImageBaseUrl: 'https://images.example/t/p',
      tmdbApiKey: 'key',
      tmdbReadToken: 'token',
    });
    expect(warnings).toEqual([]);
  });

  test.each([undefined, null, ''])('may leave a setting out by %p', (value) => {
    const settings = { productApiUrl: value, tmdbBaseUrl: value, tmdbApiKey: value, tmdbReadToken: value };

    expect(read(settings)).toEqual({ config: DEFAULTS, warnings: [] });
  });

  test('may have settings that we do not know', () => {
    expect(read({ theme: 'dark' })).toEqual({ config: DEFAULTS, warnings: [] });
  });

  test.each([[['tmdb', 'product']], [['product']], [['tmdb']], [[]]])('may order the sources: %j', (sources) => {
    expect(read({ sources })).toEqual({ config: { ...DEFAULTS, sources }, warnings: [] });
  });

  test.each(['tmdb', 7, {}, ['tmdb', 'tmdb'], ['sample'], [null]].map((sources) => [sources]))(
    'cannot order them so: %j',
    (sources) => {
      expect(read({ sources })).toEqual({
        config: DEFAULTS,
        warnings: ['config.json: sources is not a list of product and tmdb; the default is used'],
      });
    },
  );

  test.each(['yes', 1, {}, []])('may not say whether the product API searches by %j', (productApiSearches) => {
    expect(read({ productApiSearches })).toEqual({
      config: DEFAULTS,
      warnings: ['config.json: productApiSearches is not true or false; the default is used'],
    });
  });

  test('loses the space around a setting', () => {
    expect(read({ tmdbApiKey: ' key\n' }).config.tmdbApiKey).toBe('key');
  });

  test.each([
    ['catalogue', 'http://localhost/kinora/catalogue'],
    ['./catalogue/v2', 'http://localhost/kinora/catalogue/v2'],
    ['../api', 'http://localhost/api'],
    ['/api', 'http://localhost/api'],
    ['/api/', 'http://localhost/api'],
    ['https://films.example/api//', 'https://films.example/api'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('may place the product API at %s', (productApiUrl, expected) => {
    expect(read({ productApiUrl }).config.productApiUrl).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'data:application/json,[]', 'ftp://films.example', 'https://', 'http://['])(
    'cannot place it at %s',
    (productApiUrl) => {
      expect(read({ productApiUrl })).toEqual({
        config: DEFAULTS,
        warnings: ['config.json: productApiUrl is not a web address; the default is used'],
      });
    },
  );

  test.each([7, true, {}, ['https://films.example'], '   '])('is warned of where a setting is %j', (value) => {
    expect(read({ tmdbBaseUrl: value })).toEqual({
      config: DEFAULTS,
      warnings: ['config.json: tmdbBaseUrl is not a text; the default is used'],
    });
  });

  test('loses a wrong setting and keeps the right ones', () => {
    expect(read({ productApiUrl: 7, tmdbApiKey: 'key' }).config).toEqual({ ...DEFAULTS, tmdbApiKey: 'key' });
  });

  test.each([null, undefined, 'x', 7, true, [], [{}]])('cannot be %j', (raw) => {
    expect(read(raw)).toEqual({ config: DEFAULTS, warnings: ['config.json is not an object; the defaults are used'] });
  });

  test('is never told in a warning: it may be a secret', () => {
    const secret = 's3cret-that-nobody-may-see';
    const { warnings } = read({
      tmdbApiKey: [secret],
      tmdbReadToken: { token: secret },
      productApiUrl: `javascript:${secret}`,
      tmdbBaseUrl: `ftp://${secret}`,
      tmdbImageBaseUrl: [secret],
    });

    expect(warnings).toHaveLength(5);
    expect(warnings.join()).not.toContain(secret);
  });

  test('whatever it is, every address is whole, and a key is a text or missing', () => {
    const setting = fc.oneof(fc.anything(), fc.webUrl(), fc.webPath(), fc.string());
    const names = Object.keys(DEFAULTS);
    const settings = fc.record(Object.fromEntries(names.map((name) => [name, setting])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(settings, fc.anything()), (raw) => {
        const { productApiUrl, tmdbBaseUrl, tmdbImageBaseUrl, tmdbApiKey, tmdbReadToken } = read(raw).config;
        for (const address of [productApiUrl, tmdbBaseUrl, tmdbImageBaseUrl]) {
          expect(address).toMatch(/^https?:\/\/.*[^/]$/);
          expect(URL.canParse(`${address}/movies/popular`)).toBe(true);
        }
        for (const key of [tmdbApiKey, tmdbReadToken]) expect(key).not.toBe('');
      }),
      { numRuns: RUNS },
    );
  });
});

describe('TMDB is asked', () => {
  test.each([
    ['when there is a key', { tmdbApiKey: 'key' }],
    ['when there is a token', { tmdbReadToken: 'token' }],
    ['when there is a proxy in its place', { tmdbBaseUrl: '/tmdb' }],
  ])('%s', (_when, settings) => {
    expect(isTmdbConfigured(read(settings).config)).toBe(true);
  });

  test.each([
    ['by default', {}],
    ['with another image host alone', { tmdbImageBaseUrl: 'https://images.example' }],
    ['with its own address alone', { tmdbBaseUrl: 'https://api.themoviedb.org/3/' }],
  ])('but not %s', (_when, settings) => {
    expect(isTmdbConfigured(read(settings).config)).toBe(false);
  });
});

describe('loading config.json', () => {
  const answerWith = (answer: () => Response) => server.use(http.get(`${APP_URL}config.json`, answer));
  let warn: jest.SpyInstance<void, Parameters<typeof console.warn>>;

  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test('gives its settings', async () => {
    answerWith(() => HttpResponse.json({ tmdbApiKey: 'key' }));

    expect(await loadConfig(APP_URL)).toEqual({ ...DEFAULTS, tmdbApiKey: 'key' });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['it is missing', () => new HttpResponse(null, { status: 404 })],
    ['it is missing, and a page says so', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })],
    ['the server has a fault', () => HttpResponse.json({ tmdbApiKey: 'no' }, { status: 500 })],
    ['it is empty', () => new HttpResponse('')],
    ['it is blank', () => new HttpResponse(' \n')],
    ['the network is gone', () => HttpResponse.error()],
  ])('gives the defaults without a word when %s', async (_what, answer) => {
    answerWith(answer);

    expect(await loadConfig(APP_URL)).toEqual(DEFAULTS);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['it is malformed', () => new HttpResponse('{"tmdbApiKey": "s3cret"')],
    ['it has a comment', () => new HttpResponse('{} // s3cret')],
    ['a page stands in its place', () => HttpResponse.html('<!doctype html><title>s3cret</title>')],
  ])('gives the defaults with a warning when %s', async (_what, answer) => {
    answerWith(answer);

    expect(await loadConfig(APP_URL)).toEqual(DEFAULTS);
    expect(warn.mock.calls).toEqual([['config.json is not JSON; the defaults are used']]);
  });

  test.each(['null', '[]', '7', '"key"'])('gives the defaults with a warning when it holds %s', async (body) => {
    answerWith(() => new HttpResponse(body));

    expect(await loadConfig(APP_URL)).toEqual(DEFAULTS);
    expect(warn.mock.calls).toEqual([['config.json is not an object; the defaults are used']]);
  });

  test('reads a file with a byte order mark', async () => {
    answerWith(() => new HttpResponse('\ufeff{"tmdbApiKey": "key"}'));

    expect((await loadConfig(APP_URL)).tmdbApiKey).toBe('key');
  });

  test('never tells a key in a warning', async () => {
    answerWith(() => HttpResponse.json({ tmdbApiKey: ['s3cret'], tmdbBaseUrl: 'ftp://s3cret' }));

    await loadConfig(APP_URL);

    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('s3cret');
  });
});
