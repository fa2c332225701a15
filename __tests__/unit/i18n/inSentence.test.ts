import type * as Locale from '@/lib/formats/locale';

/** Loads the module in a language, because the locale is decided once. */
async function inLanguage(language: string) {
  jest.resetModules();
  jest.doMock<typeof Locale>('@/lib/formats/locale', () => ({
    ...jest.requireActual<typeof Locale>('@/lib/formats/locale'),
    locale: () => language,
    isEnglish: () => language === 'en',
  }));
  return import('@/i18n/inSentence');
}

test.each([
  ['fr', 'SF et Fantastique', 'SF et fantastique'],
  ['tr', 'TV Filmi', 'TV filmi'],
  ['de', 'Drama', 'Drama'],
  ['en', 'Sci-Fi & Fantasy', 'sci-fi & fantasy'],
])('in %s, the genre “%s” is “%s” in a sentence', async (language, genre, inSentence) => {
  expect((await inLanguage(language)).inSentence(genre)).toBe(inSentence);
});

test('a label keeps the capitals of English', async () => {
  expect((await inLanguage('en')).inLabel('Horror')).toBe('Horror');
  expect((await inLanguage('es')).inLabel('Terror')).toBe('terror');
});

test('a text begins with a capital of its language', async () => {
  expect((await inLanguage('tr')).capitalized('ilk')).toBe('İlk');
});
