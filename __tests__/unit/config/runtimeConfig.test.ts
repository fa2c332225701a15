import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { TEST_APP_URL as APP_URL } from '@tests/makeTestStore';
import { RUNS } from '@tests/runs';
import { contrast } from '@/config/contrast';
import type { Boot } from '@/contracts/boot';
import { loadConfig, readPlainConfig } from '@/config/loadConfig';
import { LIGHTEST_SURFACE, readConfig } from '@/config/readConfig';
import { isTmdbConfigured } from '@/config/runtimeConfig';
import { DEFAULT_SITE } from '@/config/site';
import shipped from '../../../static/config.json';
import { fakeNetwork } from '../api/fakeNetwork';

const server = fakeNetwork();

const DEFAULTS = {
  offline: true,
  mediaHosts: [],
  siteUrl: null,
  index: true,
  sources: ['product', 'tmdb'],
  productApiSearches: false,
  productApiUrl: 'http://localhost/kinora/api',
  tmdbBaseUrl: 'https://api.themoviedb.org/3',
  tmdbImageBaseUrl: 'https://image.tmdb.org/t/p',
  tmdbApiKey: null,
  tmdbReadToken: null,
  language: 'en-US',
  region: null,
  site: DEFAULT_SITE,
};

/** Reads the content of a config.json, and records its warnings. */
function read(raw: unknown) {
  const warnings: string[] = [];
  return { config: readConfig(raw, APP_URL, (message) => warnings.push(message)), warnings };
}

describe('the content of config.json', () => {
  test('can be empty: all defaults apply', () => {
    expect(read({})).toEqual({ config: DEFAULTS, warnings: [] });
  });

  test('can contain every setting', () => {
    const { config, warnings } = read({
      offline: false,
      mediaHosts: ['https://nas.example/films/'],
      sources: ['tmdb'],
      productApiSearches: true,
      productApiUrl: 'https://films.example/api',
      tmdbBaseUrl: 'https://proxy.example/tmdb',
      tmdbImageBaseUrl: 'https://images.example/t/p',
      tmdbApiKey: 'key',
      tmdbReadToken: 'token',
      language: 'de-AT',
      region: 'AT',
      siteUrl: 'https://films.example/movies/',
      index: false,
      samples: false,
      uiLanguage: 'pt-BR',
      uiLanguages: ['pt-BR', 'en'],
      brand: {
        name: 'Filmclub',
        wordmark: 'brand/name.svg',
        accent: '#7FD6C2',
        accentText: '#10201c',
        tagline: 'Films from our own town',
        texts: { movies: 'All our films', series: 'All our series', landingTitle: 'Welcome', landingText: 'Sit down.' },
      },
      features: { ...DEFAULT_SITE.features, plans: false, demoAccount: false, previews: false, ticket: false },
      homeRows: ['movies', 'horror', 'hero'],
    });

    expect(config).toEqual({
      offline: false,
      mediaHosts: ['https://nas.example'],
      sources: ['tmdb'],
      productApiSearches: true,
      productApiUrl: 'https://films.example/api',
      tmdbBaseUrl: 'https://proxy.example/tmdb',
      tmdbImageBaseUrl: 'https://images.example/t/p',
      tmdbApiKey: 'key',
      tmdbReadToken: 'token',
      language: 'de-AT',
      region: 'AT',
      siteUrl: 'https://films.example/movies',
      index: false,
      site: {
        brand: {
          name: 'Filmclub',
          wordmark: 'http://localhost/kinora/brand/name.svg',
          accent: '#7fd6c2',
          accentText: '#10201c',
          tagline: 'Films from our own town',
          texts: {
            movies: 'All our films',
            series: 'All our series',
            landingTitle: 'Welcome',
            landingText: 'Sit down.',
          },
        },
        features: { ...DEFAULT_SITE.features, plans: false, demoAccount: false, previews: false, ticket: false },
        homeRows: ['hero', 'movies', 'horror'],
        uiLanguage: 'pt-BR',
        uiLanguages: ['pt-BR', 'en'],
        samples: false,
        lacks: [],
        genres: [],
      },
    });
    expect(warnings).toEqual([]);
  });

  test.each([undefined, null, ''])('can omit a setting with %p', (value) => {
    const settings = { productApiUrl: value, tmdbBaseUrl: value, tmdbApiKey: value, tmdbReadToken: value };

    expect(read(settings)).toEqual({ config: DEFAULTS, warnings: [] });
  });

  test('causes a warning for an unknown setting at any depth', () => {
    expect(read({ theme: 'dark', brand: { colour: '#fff' }, $schema: 'config.schema.json' })).toEqual({
      config: DEFAULTS,
      warnings: ['config.json: unknown setting "theme"', 'config.json: unknown setting "brand.colour"'],
    });
  });

  test.each([[['tmdb', 'product']], [['product']], [['tmdb']], [[]]])('can order the sources as %j', (sources) => {
    expect(read({ sources })).toEqual({ config: { ...DEFAULTS, sources }, warnings: [] });
  });

  test.each(['tmdb', 7, {}, ['tmdb', 'tmdb'], ['sample'], [null]].map((sources) => [sources]))(
    'cannot order the sources as %j',
    (sources) => {
      expect(read({ sources })).toEqual({
        config: DEFAULTS,
        warnings: ['config.json: sources is not a list of product, tmdb; it is ignored'],
      });
    },
  );

  test.each(['yes', 1, {}, []])('cannot set productApiSearches to %j', (productApiSearches) => {
    expect(read({ productApiSearches })).toEqual({
      config: DEFAULTS,
      warnings: ['config.json: productApiSearches is not true or false; it is ignored'],
    });
  });

  test('is read without the spaces around a setting', () => {
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
  ])('can set the URL of the product API to %s', (productApiUrl, expected) => {
    expect(read({ productApiUrl }).config.productApiUrl).toBe(expected);
  });

  test.each(['javascript:alert(1)', 'data:application/json,[]', 'ftp://films.example', 'https://', 'http://['])(
    'cannot set it to %s',
    (productApiUrl) => {
      expect(read({ productApiUrl })).toEqual({
        config: DEFAULTS,
        warnings: ['config.json: productApiUrl is not a web address; it is ignored'],
      });
    },
  );

  test.each([7, true, {}, ['https://films.example'], '   '])('causes a warning for a setting that is %j', (value) => {
    expect(read({ tmdbBaseUrl: value })).toEqual({
      config: DEFAULTS,
      warnings: ['config.json: tmdbBaseUrl is not text; it is ignored'],
    });
  });

  test('loses a wrong setting and keeps the valid ones', () => {
    expect(read({ productApiUrl: 7, tmdbApiKey: 'key' }).config).toEqual({ ...DEFAULTS, tmdbApiKey: 'key' });
  });

  test.each([null, undefined, 'x', 7, true, [], [{}]])('cannot be %j', (raw) => {
    expect(read(raw)).toEqual({ config: DEFAULTS, warnings: ['config.json is not an object; the defaults are used'] });
  });

  test('never appears in a warning, because it can be a secret', () => {
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

  test('always leads to absolute URLs, and to keys that are strings or missing', () => {
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

describe('the site', () => {
  const site = (settings: object) => {
    const { config, warnings } = read(settings);
    return { ...config.site, warnings };
  };

  test.each([
    [
      'an accent that is too dark for the page',
      { accent: '#8a2be2' },
      'brand.accent has a contrast of 2.6 to the page',
    ],
    ['words that are too light for the accent', { accentText: '#ffffff' }, 'brand.accentText has a contrast of 1.8'],
    ['words that another accent would suit', { accent: '#123456', accentText: '#ffffff' }, 'brand.accent has'],
    ['what is no colour', { accent: 'gold' }, 'brand.accent is not a color such as #f6b24a'],
  ])('does not use %s', (_what, brand, warning) => {
    const read = site({ brand });

    expect(read.brand).toEqual(DEFAULT_SITE.brand);
    expect(read.warnings).toContainEqual(expect.stringContaining(warning));
  });

  test('has a name of limited length', () => {
    expect(site({ brand: { name: 'x'.repeat(31) } })).toMatchObject({
      brand: DEFAULT_SITE.brand,
      warnings: ['config.json: brand.name is longer than 30 characters; it is ignored'],
    });
  });

  test.each([[7], ['Filmclub'], [['Filmclub']]])('cannot be %j', (brand) => {
    expect(site({ brand })).toMatchObject({
      brand: DEFAULT_SITE.brand,
      warnings: ['config.json: brand is not an object; it is ignored'],
    });
  });

  test('has no plans and no demo account without sign-in', () => {
    expect(site({ features: { signIn: false, plans: true } }).features).toEqual({
      ...DEFAULT_SITE.features,
      signIn: false,
      plans: false,
      demoAccount: false,
      ticket: true,
    });
  });

  test('always has readable colors', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
    fc.assert(
      fc.property(fc.record({ accent: color, accentText: color }, { requiredKeys: [] }), (brand) => {
        const { accent, accentText } = site({ brand }).brand;
        expect(contrast(accent, LIGHTEST_SURFACE)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accentText, accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: RUNS },
    );
  });

  test('compares colors with the lightest surface of the style sheet', () => {
    const tokens = readFileSync(path.join(__dirname, '../../../src/styles/tokens.css'), 'utf8');

    expect(tokens).toContain(`--ink-overlay: ${LIGHTEST_SURFACE};`);
  });
});

describe('a config.json as shipped', () => {
  test('is read synchronously with the same result as the full reader, with and without a key', () => {
    for (const tmdbApiKey of ['', 'key']) {
      const raw = { ...shipped, tmdbApiKey };
      expect(readPlainConfig(raw, APP_URL)).toEqual(read(raw).config);
    }
  });

  test('is read as every other file in any language of the interface, so that TMDB answers in that language', () => {
    // The language needs nothing else of the boot state.
    window.kinora = { language: { code: 'pt-BR' } } as Partial<Boot> as Boot;
    const plain = readPlainConfig({ ...shipped, tmdbApiKey: 'key' }, APP_URL);
    expect(plain).toEqual(read({ ...shipped, tmdbApiKey: 'key' }).config);
    expect(plain?.language).toBe('pt-BR');
    delete window.kinora;
  });

  test('is the only content that is read synchronously', () => {
    const setting = fc.oneof(fc.anything(), fc.constantFrom(...Object.values(shipped)), fc.string());
    const names = [...Object.keys(shipped), 'brand', 'sources', 'theme'];
    const settings = fc.record(Object.fromEntries(names.map((name) => [name, setting])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(settings, fc.anything()), (raw) => {
        const plain = readPlainConfig(raw, APP_URL);
        if (plain) expect(read(raw)).toEqual({ config: plain, warnings: [] });
      }),
      { numRuns: RUNS },
    );
  });
});

describe('TMDB is requested', () => {
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

  test('returns its settings', async () => {
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
  ])('returns the defaults without a warning when %s', async (_what, answer) => {
    answerWith(answer);

    expect(await loadConfig(APP_URL)).toEqual(DEFAULTS);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['it is malformed', () => new HttpResponse('{"tmdbApiKey": "s3cret"')],
    ['it has a comment', () => new HttpResponse('{} // s3cret')],
    ['a page stands in its place', () => HttpResponse.html('<!doctype html><title>s3cret</title>')],
  ])('returns the defaults with a warning when %s', async (_what, answer) => {
    answerWith(answer);

    expect(await loadConfig(APP_URL)).toEqual(DEFAULTS);
    expect(warn.mock.calls).toEqual([['config.json is not JSON; the defaults are used']]);
  });

  test.each(['null', '[]', '7', '"key"'])('returns the defaults with a warning when it contains %s', async (body) => {
    answerWith(() => new HttpResponse(body));

    expect(await loadConfig(APP_URL)).toEqual(DEFAULTS);
    expect(warn.mock.calls).toEqual([['config.json is not an object; the defaults are used']]);
  });

  test('reads a file with a byte order mark', async () => {
    answerWith(() => new HttpResponse('\ufeff{"tmdbApiKey": "key"}'));

    expect((await loadConfig(APP_URL)).tmdbApiKey).toBe('key');
  });

  test('never puts a key into a warning', async () => {
    answerWith(() => HttpResponse.json({ tmdbApiKey: ['s3cret'], tmdbBaseUrl: 'ftp://s3cret' }));

    await loadConfig(APP_URL);

    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('s3cret');
  });
});
