import { keyCommand } from '@/components/player/usePlayerKeys';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  keyCommand({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

test.each([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['j', { do: 'seekBy', value: -10 }],
  ['l', { do: 'seekBy', value: 10 }],
  ['ArrowLeft', { do: 'seekBy', value: -5 }],
  ['ArrowRight', { do: 'seekBy', value: 5 }],
  ['ArrowUp', { do: 'volumeBy', value: 1 }],
  ['ArrowDown', { do: 'volumeBy', value: -1 }],
  ['m', { do: 'mute' }],
  ['c', { do: 'captions' }],
  ['f', { do: 'fullScreen' }],
  ['i', { do: 'pictureInPicture' }],
  ['0', { do: 'seekToShare', value: 0 }],
  ['7', { do: 'seekToShare', value: 0.7 }],
  ['Home', { do: 'seekToShare', value: 0 }],
  ['End', { do: 'seekToShare', value: 1 }],
  ['<', { do: 'rateBy', value: -1 }],
  ['>', { do: 'rateBy', value: 1 }],
  [',', { do: 'frameBy', value: -1 }],
  ['.', { do: 'frameBy', value: 1 }],
  ['PageUp', { do: 'chapterBy', value: -1 }],
  ['PageDown', { do: 'chapterBy', value: 1 }],
  ['?', { do: 'keys' }],
])('%s', (key, command) => {
  expect(press(key)).toEqual(command);
});

test('n and p change the episode only with Shift', () => {
  expect(press('n')).toBeNull();
  expect(press('N', { shiftKey: true })).toEqual({ do: 'next' });
  expect(press('P', { shiftKey: true })).toEqual({ do: 'previous' });
});

test('uses the physical key on keyboards with other letters', () => {
  expect(press('л', { code: 'KeyK' })).toEqual({ do: 'toggle' });
  expect(press('Т', { code: 'KeyN', shiftKey: true })).toEqual({ do: 'next' });
  expect(press('٣', { code: 'Digit3' })).toEqual({ do: 'seekToShare', value: 0.3 });
  expect(press('б', { code: 'Comma', shiftKey: true })).toEqual({ do: 'rateBy', value: -1 });
});

test('French keyboards jump with the digits that need no shift key, and their other characters keep their commands', () => {
  expect(press('&', { code: 'Digit1' })).toEqual({ do: 'seekToShare', value: 0.1 });
  expect(press('-', { code: 'Digit6' })).toEqual({ do: 'seekToShare', value: 0.6 });
  expect(press('6', { code: 'Digit6', shiftKey: true })).toEqual({ do: 'seekToShare', value: 0.6 });
  expect(press('!', { code: 'Digit1', shiftKey: true })).toBeNull();
});

test('ignores the browser’s own shortcuts and other keys', () => {
  expect(press('f', { ctrlKey: true })).toBeNull();
  expect(press('l', { metaKey: true })).toBeNull();
  expect(press('Tab')).toBeNull();
  expect(press('constructor')).toBeNull();
});
