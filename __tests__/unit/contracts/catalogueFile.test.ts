import { readCatalogue, withWords } from '@/contracts/catalogueFile';
import fc from 'fast-check';

const ARABIC = '["mمyي",{"language":"ar","words":{}}]';

test('the letters of a catalogue are exchanged, which leaves the others', () => {
  const content = '["أa",{"lأnguأge":"أr","words":{"1":"a b"}}]';
  expect(readCatalogue(content)).toEqual({ language: 'ar', words: { 1: 'أ b' } });
});

test('any texts can be written into a catalogue and read again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const words = Object.fromEntries(texts.entries());
      const { language, words: read } = readCatalogue(withWords(ARABIC, () => words));
      expect(language).toBe('ar');
      expect(read).toEqual(words);
    }),
  );
});

test.each(['', 'null', '[]', '{}', '<!doctype html><html lang="en">', '["a'])(
  'the content %j is no catalogue',
  (content) => {
    const read = () => readCatalogue(content).words;
    expect(read).toThrow();
  },
);

test('a catalogue whose texts stay the same stays the same file', () => {
  expect(withWords(ARABIC, (words) => words)).toBe(ARABIC);
});
