import { composeHangul } from '@/features/search/screenKeyboard/composeHangul';

test.each([
  ['a consonant and a vowel are a syllable', 'ㅎㅏ', '하'],
  ['a consonant ends the syllable', 'ㅎㅏㄴ', '한'],
  ['the next vowel takes that consonant', 'ㅎㅏㄴㅏ', '하나'],
  ['two vowels are one', 'ㄱㅗㅏ', '과'],
  ['vowels that are not one stay apart', 'ㄱㅏㅓ', '가ㅓ'],
  ['two consonants end a syllable', 'ㄱㅏㅂㅅ', '값'],
  ['the next vowel takes the second one', 'ㄱㅏㅂㅅㅣ', '갑시'],
  ['a consonant that cannot end a syllable begins the next', 'ㄱㅏㄸㅏ', '가따'],
  ['letters alone stay letters', 'ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ['a vowel alone stays one', 'ㅏㅏ', 'ㅏㅏ'],
])('%s', (_rule, letters, text) => {
  expect(Array.from(letters).reduce(composeHangul, '')).toBe(text);
});

test('other characters before it stay', () => {
  expect(Array.from('ㅎㅏㄴ').reduce(composeHangul, 'Oldboy 2 ')).toBe('Oldboy 2 한');
});
