import { blockedHosts } from '@/config/blockedHosts';
import { readConfig } from '@/config/readConfig';

const APP_URL = 'https://films.example/kinora/';
const POLICY = "default-src 'none'; img-src 'self' data: https:; connect-src 'self' https:";

const blocked = (settings: object, policy = POLICY) =>
  blockedHosts(
    readConfig(settings, APP_URL, () => undefined),
    policy,
    APP_URL,
  );

test.each([
  ['nothing', {}],
  ['the bundle’s own host', { productApiUrl: '../api', brand: { wordmark: 'brand/name.svg' } }],
  ['any https host', { productApiUrl: 'https://api.example', tmdbImageBaseUrl: 'https://images.example/t/p' }],
])('blocks nothing of %s', (_what, settings) => {
  expect(blocked(settings)).toEqual([]);
});

test('reports hosts without https for each directive that blocks them', () => {
  const settings = {
    productApiUrl: 'http://nas.example:8080/api',
    tmdbImageBaseUrl: 'http://images.example/t/p',
    brand: { wordmark: 'http://nas.example:8080/name.svg' },
  };

  expect(blocked(settings)).toEqual([
    { setting: 'productApiUrl', directive: 'connect-src', origin: 'http://nas.example:8080' },
    { setting: 'tmdbImageBaseUrl', directive: 'img-src', origin: 'http://images.example' },
    { setting: 'tmdbImageBaseUrl', directive: 'connect-src', origin: 'http://images.example' },
    { setting: 'brand.wordmark', directive: 'img-src', origin: 'http://nas.example:8080' },
    { setting: 'brand.wordmark', directive: 'connect-src', origin: 'http://nas.example:8080' },
  ]);
});

test('does not report a host that the policy allows', () => {
  const policy = POLICY.replace('connect-src', 'connect-src http://nas.example:8080');

  expect(blocked({ productApiUrl: 'http://nas.example:8080/api' }, policy)).toEqual([]);
});

test('reports nothing without a policy, as in development', () => {
  expect(blocked({ productApiUrl: 'http://nas.example:8080/api' }, '')).toEqual([]);
});

test('reports hosts of films, for playback and for requests', () => {
  const policy = `${POLICY}; media-src 'self' blob:`;

  expect(blocked({ mediaHosts: ['https://films.example.org/all/', 'http://nas.example:8080'] }, policy)).toEqual([
    { setting: 'mediaHosts', directive: 'media-src', origin: 'https://films.example.org' },
    { setting: 'mediaHosts', directive: 'media-src', origin: 'http://nas.example:8080' },
    { setting: 'mediaHosts', directive: 'connect-src', origin: 'http://nas.example:8080' },
  ]);
});
