import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { TEST_APP_URL } from '@tests/makeTestStore';
import { readConfig } from '@/config/readConfig';
import { maskedRows } from '@/features/diagnostics/masked';
import { asText } from '@/features/diagnostics/report';

const masked = (settings: object) =>
  Object.fromEntries(maskedRows(settings).map(({ label, value }) => [label, value] as const));

test('shows settings with their names', () => {
  const { site, ...rest } = readConfig({}, TEST_APP_URL, () => undefined);
  expect(masked({ ...rest, ...site })).toEqual({
    'brand.name': 'Kinora',
    'brand.wordmark': 'not set',
    'brand.accent': '#f6b24a',
    'brand.accentText': '#211503',
    'brand.tagline': 'not set',
    samples: 'yes',
    lacks: 'none',
    genres: 'none',
    siteUrl: 'not set',
    index: 'yes',
    'features.signIn': 'yes',
    'features.plans': 'yes',
    'features.demoAccount': 'yes',
    'features.previews': 'yes',
    'features.dimBackground': 'yes',
    'features.ticket': 'yes',
    'features.colors': 'yes',
    'features.tonight': 'yes',
    homeRows:
      'hero, studios, latest-releases, popular-movies, action-packed, crime-mystery, scifi-fantasy, horror, tv-series, movies',
    language: 'en-US',
    mediaHosts: 'none',
    offline: 'yes',
    region: 'not set',
    sources: 'product, tmdb',
    productApiUrl: 'http://localhost/kinora/api',
    productApiSearches: 'no',
    tmdbBaseUrl: 'https://api.themoviedb.org/3',
    tmdbImageBaseUrl: 'https://image.tmdb.org/t/p',
    tmdbApiKey: 'not set',
    tmdbReadToken: 'not set',
    uiLanguage: 'auto',
    uiLanguages: 'none',
  });
});

test.each([
  ['a key', { tmdbApiKey: 'abc' }, { tmdbApiKey: 'set' }],
  ['a list of keys', { apiKeys: ['abc', 'def'] }, { apiKeys: 'set' }],
  ['a group of secrets', { credentials: { user: 'me', password: 'abc' } }, { credentials: 'set' }],
  ['a query', { url: 'https://a.example/b?token=abc' }, { url: 'https://a.example/b' }],
  ['a relative address’s query', { url: 'api?token=abc' }, { url: 'api' }],
  ['a user', { url: 'https://me:abc@a.example/b' }, { url: 'https://a.example/b' }],
  ['what looks like a key', { player: '0123456789abcdef0123' }, { player: '…' }],
  [
    'a part of an address that does',
    { url: 'https://a.example/0123456789abcdef0123/b' },
    { url: 'https://a.example/…/b' },
  ],
  ['an address that is none', { url: 'https://[abc' }, { url: 'set' }],
])('hides %s', (_what, settings, expected) => {
  expect(masked(settings)).toEqual(expected);
});

test.each([
  ['a group', { brand: { name: 'Mine', dark: true } }, { 'brand.name': 'Mine', 'brand.dark': 'yes' }],
  ['a list of groups', { menu: [{ to: '/a' }] }, { 'menu.0.to': '/a' }],
  ['an empty list', { sources: [] }, { sources: 'none' }],
  ['a number', { rows: 7 }, { rows: '7' }],
  ['a text', { name: 'Films for everybody' }, { name: 'Films for everybody' }],
])('shows %s', (_what, settings, expected) => {
  expect(masked(settings)).toEqual(expected);
});

/** Generates keys that are too long for a random match, with a digit as real keys have. */
const secret = fc.stringMatching(/^[A-Za-z0-9_-]{19,60}7q$/);

const secretName = fc.constantFrom(
  'tmdbApiKey',
  'tmdbReadToken',
  'apiKey',
  'password',
  'authorization',
  'clientSecret',
);

/** Generates a URL with a secret in one of its possible places. */
const addressWith = (text: string) =>
  fc.constantFrom(
    `https://user:${text}@films.example/api`,
    `https://${text}@films.example/api`,
    `https://films.example/api?api_key=${text}`,
    `https://films.example/api#${text}`,
    `https://films.example/${text}/api`,
    `/api?token=${text}`,
    `api/${text}`,
  );

test('the text never contains a secret of a configuration', () => {
  const settings = secret.chain((text) =>
    fc.record({
      text: fc.constant(text),
      name: secretName,
      held: fc.constantFrom<unknown>(text, [text], { inside: text }, [{ inside: [text] }]),
      address: addressWith(text),
      isDeep: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(settings, ({ text, name, held, address, isDeep }) => {
      const plain = { [name]: held, address, addresses: [address], free: text };
      const rows = maskedRows(isDeep ? { group: { settings: [plain] } } : plain);
      expect(asText([{ heading: 'Configuration', rows }], 'now')).not.toContain(text);
    }),
    { numRuns: RUNS },
  );
});

test('the text never contains a secret of config.json', () => {
  const settings = secret.chain((text) =>
    fc.record({
      text: fc.constant(text),
      config: fc.record({
        tmdbApiKey: fc.constant(text),
        tmdbReadToken: fc.constantFrom(text, [text]),
        productApiUrl: addressWith(text),
        tmdbBaseUrl: addressWith(text),
        tmdbImageBaseUrl: addressWith(text),
        sources: fc.constantFrom([text], ['product']),
      }),
    }),
  );
  fc.assert(
    fc.property(settings, ({ text, config }) => {
      const warnings: string[] = [];
      const rows = maskedRows(readConfig(config, TEST_APP_URL, (warning) => warnings.push(warning)));
      expect(asText([{ heading: 'Configuration', rows }], warnings.join())).not.toContain(text);
    }),
    { numRuns: RUNS },
  );
});
