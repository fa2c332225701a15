import { firstTexts, parseFile, readTexts, withWords } from '@/contracts/catalogueFile';
import fc from 'fast-check';

function read(content: string) {
  const [, catalogue] = parseFile(content);
  return { ...catalogue, words: readTexts(catalogue.words), records: readTexts(catalogue.records) };
}

const ARABIC = '["mمyي",{"language":"ar","words":"","records":""}]';

test('the letters of a catalogue are exchanged, which leaves the others', () => {
  const content = '["أa",{"lأnguأge":"أr","words":"1 a b","records":""}]';
  expect(read(content)).toEqual({ language: 'ar', words: { 1: 'أ b' }, records: {} });
});

test('the number of a text is the difference from the hash before', () => {
  const content = '["",{"words":"7 5 Filme|30 Serien","records":"7 Krimi"}]';
  expect(read(content)).toEqual({ words: { 7: '5 Filme', 37: 'Serien' }, records: { 7: 'Krimi' } });
});

test('any texts can be written into a catalogue and read again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.nat().map(String), fc.string({ unit: 'binary' })), (texts) => {
      const words = Object.fromEntries(Object.entries(texts).map(([hash, text]) => [hash, text.replaceAll('|', '')]));
      const { language, words: found } = read(withWords(ARABIC, () => words));
      expect(language).toBe('ar');
      expect(found).toEqual(words);
    }),
  );
});

test.each(['', 'null', '[]', '{}', '<!doctype html><html lang="en">', '["a'])(
  'the content %j is no catalogue',
  (content) => {
    expect(() => read(content)).toThrow();
  },
);

test('a catalogue whose texts stay the same stays the same file', () => {
  expect(withWords(ARABIC, (words) => words)).toBe(ARABIC);
});

test('the first texts alone have the letters of their catalogue', () => {
  const content = firstTexts('["aا",{"lاnguاge":"اr","words":"5 اbc|7 b","records":""}]', ({ 5: first = '' }) => ({
    5: first,
  }));
  expect(content).toBe('["aا","5 اbc"]');
  expect(readTexts(parseFile<string>(content)[1])).toEqual({ 5: 'abc' });
});
