import fc from 'fast-check';
import { studioName } from '@/features/studios/studioName';

test('the name of the navigation state has priority', () => {
  expect(studioName({ id: 3, name: 'HBO' }, 'hbo')).toBe('HBO');
});

test.each([
  ['warner-bros', 'Warner Bros'],
  ['marvel', 'Marvel'],
  ['a24', 'A24'],
  ['studio-ghibli--japan', 'Studio Ghibli Japan'],
  ["o'neill-&-sons", "O'neill & Sons"],
  ['東映', '東映'],
  ['<img src=x onerror=alert(1)>', 'Img Src X Onerror Alert 1'],
  ['%', 'Studio'],
  ['', 'Studio'],
  [undefined, 'Studio'],
])('reads the address %j as %j', (parameter, name) => {
  expect(studioName(undefined, parameter)).toBe(name);
});

test.each([null, 'HBO', { name: 42n }, { name: '' }, { name: {} }, []])('ignores %p as a name', (state) => {
  expect(studioName(state, 'hbo')).toBe('HBO');
});

test('the name is always short text without markup and control characters', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string({ unit: 'binary', maxLength: 6000, size: 'max' }), (name, parameter) => {
      const fromState = studioName({ name }, parameter);
      const fromAddress = studioName(undefined, parameter);
      for (const heading of [fromState, fromAddress]) {
        expect(heading).not.toBe('');
        expect(Array.from(heading).length).toBeLessThanOrEqual(48);
      }
      expect(fromAddress).not.toMatch(/[<>%/\\\p{Cc}]/u);
    }),
  );
});
