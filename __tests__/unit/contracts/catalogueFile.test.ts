import { readCatalogue, withWords } from '@/contracts/catalogueFile';
import fc from 'fast-check';

const ARABIC = '["mمyي",{"language":"ar","words":"","records":""}]';

test('the letters of a catalogue are exchanged, which leaves the others', () => {
  const content = '["أa",{"lأnguأge":"أr","words":"1 a b","records":""}]';
  expect(readCatalogue(content)).toEqual({ language: 'ar', words: { 1: 'أ b' }, records: {} });
});

test('the number of a text is the difference from the hash before', () => {
  const content = '["",{"words":"7 5 Filme|30 Serien","records":"7 Krimi"}]';
  expect(readCatalogue(content)).toEqual({ words: { 7: '5 Filme', 37: 'Serien' }, records: { 7: 'Krimi' } });
});

test('any texts can be written into a catalogue and read again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.nat().map(String), fc.string({ unit: 'binary' })), (texts) => {
      const words = Object.fromEntries(Object.entries(texts).map(([hash, text]) => [hash, text.replaceAll('|', '')]));
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
