import { createKeyReader, keyNameOf, SECOND_KEY_MS } from '@/features/commands/keyReader';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  keyNameOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([
  ['g', {}, 'g'],
  ['G', {}, 'g'],
  ['?', { shiftKey: true }, '?'],
  ['/', { shiftKey: true, code: 'Digit7' }, '/'],
  ['k', { ctrlKey: true }, 'mod+k'],
  ['K', { ctrlKey: true }, 'mod+k'],
])('the key %s with %o is %s', (key, more, name) => {
  expect(press(key, more)).toBe(name);
});

test('keyboards with other letters use the physical key', () => {
  expect(press('п', { code: 'KeyG' })).toBe('g');
  expect(press('л', { code: 'KeyK', ctrlKey: true })).toBe('mod+k');
});

test('capital letters and other modifiers belong to the browser', () => {
  expect(press('G', { shiftKey: true })).toBeNull();
  expect(press('g', { altKey: true })).toBeNull();
  expect(press('k', { metaKey: true })).toBeNull();
  expect(press('k', { ctrlKey: true, metaKey: true })).toBeNull();
  expect(press('K', { ctrlKey: true, shiftKey: true })).toBeNull();
});

describe('on a Mac', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  });
  afterEach(() => jest.restoreAllMocks());

  test('Cmd+K opens the commands, and Ctrl+K stays with text fields', () => {
    expect(press('k', { metaKey: true })).toBe('mod+k');
    expect(press('k', { ctrlKey: true })).toBeNull();
  });
});

const KEYS = ['g h', 'g m', '/', 'r', 'mod+k'];

/** Reads keys that are pressed one after the other, 100 ms apart. */
const readAll = (...names: string[]) => {
  const read = createKeyReader(KEYS);
  return names.map((name, index) => read(name, index * 100));
};

test('finds single keys, and two keys in a row', () => {
  expect(readAll('/', 'g', 'h', 'mod+k')).toEqual(['/', 'waiting', 'g h', 'mod+k']);
});

test('a wrong second key does nothing and ends the wait', () => {
  expect(readAll('g', 'r', 'h', 'r')).toEqual(['waiting', null, null, 'r']);
  expect(readAll('g', 'g', 'm')).toEqual(['waiting', 'waiting', 'g m']);
  expect(readAll('g', 'mod+k')).toEqual(['waiting', 'mod+k']);
});

test('the first key waits for a limited time', () => {
  const read = createKeyReader(KEYS);
  read('g', 0);
  expect(read('h', SECOND_KEY_MS)).toBe('g h');
  read('g', 5000);
  expect(read('h', 5001 + SECOND_KEY_MS)).toBeNull();
});
