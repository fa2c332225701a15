import { firstScreenOf, hasContinueRow, visitorOf } from '@/startup/boot/visitor';
import { BRANDING_NAME } from '@/config/storedBranding';
import { AUTH_NAME, LANGUAGE_NAME, PROGRESS_NAME } from '@/persistence/storedNames';

const storedIn = (texts: Record<string, string>) => (key: string) => texts[key] ?? '';

const visitor = (stored: Record<string, string> = {}, site = '{}') => visitorOf(storedIn(stored), site);

const auth = (state: unknown) => ({ [AUTH_NAME]: JSON.stringify(state) });

const SIGNED_IN = auth({ email: 'demo@kinora.example', authenticated: true });

describe('the viewer', () => {
  test('is unknown without data of an earlier visit', () => {
    expect(visitor()).toEqual({
      isSignedIn: false,
      hasAccount: false,
      branding: {},
      language: undefined,
    });
  });

  test.each(['{bad', 'null', '5', '"text"', '[]', '{"authenticated":true}'])('is unknown if %s is stored', (text) => {
    expect(visitor({ [AUTH_NAME]: text })).toMatchObject({ isSignedIn: false, hasAccount: false });
  });

  test('is signed in, or only known by an email', () => {
    expect(visitor(SIGNED_IN)).toMatchObject({ isSignedIn: true, hasAccount: true });
    expect(visitor(auth({ email: 'demo@kinora.example', authenticated: 'yes' }))).toMatchObject({
      isSignedIn: false,
      hasAccount: true,
    });
  });

  test('sees the branding of an earlier visit, or that of the page', () => {
    expect(visitor({}, '{"name":"Filmclub"}').branding).toEqual({ name: 'Filmclub' });
    expect(visitor({ [BRANDING_NAME]: '{"name":"Later"}' }, '{"name":"Filmclub"}').branding).toEqual({ name: 'Later' });
    expect(visitor({ [BRANDING_NAME]: '{bad' }).branding).toEqual({});
  });

  test('has the language that they chose, otherwise that of the site', () => {
    expect(visitor({}, '{"language":"de"}').language).toBe('de');
    expect(visitor({ [LANGUAGE_NAME]: 'pl' }, '{"language":"de"}').language).toBe('pl');
  });

  test('has something to continue if the progress has a row', () => {
    expect(hasContinueRow(storedIn({ [PROGRESS_NAME]: '{"version":1,"hasRow":true}' }))).toBe(true);
    expect(hasContinueRow(storedIn({ [PROGRESS_NAME]: '{"version":1,"hasRow":false}' }))).toBe(false);
  });
});

describe('the first screen', () => {
  test.each([
    ['', 'home'],
    ['movies', 'movies'],
    ['MOVIES', 'movies'],
    ['movie/1001', 'movie'],
    ['movie/1001/season/1', 'other'],
    ['profile', 'other'],
    ['landing', 'other'],
    ['home', 'other'],
    ['constructor', 'other'],
    ['__proto__', 'other'],
  ])('of a signed-in viewer at "%s" is %s', (path, screen) => {
    expect(firstScreenOf(visitor(SIGNED_IN), path)).toBe(screen);
  });

  test('is the landing for a stranger; a known viewer waits for sign-in; diagnostics are open to all', () => {
    expect(firstScreenOf(visitor(), 'movies')).toBe('landing');
    expect(firstScreenOf(visitor(auth({ email: 'demo@kinora.example' })), 'movies')).toBe('other');
    expect(firstScreenOf(visitor(), 'diagnostics')).toBe('other');
  });

  test('is the page itself if the site has no sign-in', () => {
    expect(firstScreenOf(visitor({}, '{"isOpen":true}'), 'movies')).toBe('movies');
  });
});
