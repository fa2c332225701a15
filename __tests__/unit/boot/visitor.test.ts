import { firstScreenOf, visitorOf } from '@/boot/visitor';
import { FIRST_LOOK_NAME } from '@/config/firstLook';
import { AUTH_NAME, PROGRESS_NAME } from '@/persistence/storedNames';

const visitor = (stored: Record<string, string> = {}, site = '{}') => visitorOf((key) => stored[key] ?? '', site);

const auth = (state: unknown) => ({ [AUTH_NAME]: JSON.stringify(state) });

const SIGNED_IN = auth({ email: 'demo@kinora.example', authenticated: true });

describe('who comes', () => {
  test('nobody that is known, with nothing of an earlier visit', () => {
    expect(visitor()).toEqual({
      isSignedIn: false,
      isKnown: false,
      look: {},
      isGoingOn: false,
    });
  });

  test.each(['{bad', 'null', '5', '"text"', '[]', '{"authenticated":true}'])('nobody, where %s is stored', (text) => {
    expect(visitor({ [AUTH_NAME]: text })).toMatchObject({ isSignedIn: false, isKnown: false });
  });

  test('somebody who has signed in, and somebody who has only been here', () => {
    expect(visitor(SIGNED_IN)).toMatchObject({ isSignedIn: true, isKnown: true });
    expect(visitor(auth({ email: 'demo@kinora.example', authenticated: 'yes' }))).toMatchObject({
      isSignedIn: false,
      isKnown: true,
    });
  });

  test('the site looks as an earlier visit saw it, or as the page says', () => {
    expect(visitor({}, '{"name":"Filmclub"}').look).toEqual({ name: 'Filmclub' });
    expect(visitor({ [FIRST_LOOK_NAME]: '{"name":"Later"}' }, '{"name":"Filmclub"}').look).toEqual({ name: 'Later' });
    expect(visitor({ [FIRST_LOOK_NAME]: '{bad' }).look).toEqual({});
  });

  test('something was begun', () => {
    expect(visitor({ [PROGRESS_NAME]: '{"version":1,"hasRow":true}' }).isGoingOn).toBe(true);
    expect(visitor({ [PROGRESS_NAME]: '{"version":1,"hasRow":false}' }).isGoingOn).toBe(false);
  });
});

describe('what is seen first', () => {
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
  ])('signed in, at "%s": %s', (path, screen) => {
    expect(firstScreenOf(visitor(SIGNED_IN), path)).toBe(screen);
  });

  test('a stranger sees the landing, somebody known waits for sign-in, diagnostics are for everybody', () => {
    expect(firstScreenOf(visitor(), 'movies')).toBe('landing');
    expect(firstScreenOf(visitor(auth({ email: 'demo@kinora.example' })), 'movies')).toBe('other');
    expect(firstScreenOf(visitor(), 'diagnostics')).toBe('other');
  });

  test('where nobody signs in, everybody sees the page', () => {
    expect(firstScreenOf(visitor({}, '{"isOpen":true}'), 'movies')).toBe('movies');
  });
});
