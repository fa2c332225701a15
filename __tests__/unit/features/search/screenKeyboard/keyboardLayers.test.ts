import { COMMON_KEYS, labelOf, layersFor, withKey, withoutLast } from '@/features/search/screenKeyboard/keyboardLayers';

/** Titles of films in each language of the interface. Japanese has kana only: kanji need an input method. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  en: ['The Shawshank Redemption', "Schindler's List", 'Spider-Man 2'],
  de: ['Die Verurteilten', 'Der große Diktator', 'Zurück in die Zukunft', 'Fänger', 'Schöne'],
  fr: [
    'Les Évadés',
    "Le Fabuleux Destin d'Amélie Poulain",
    'Où va-t-on',
    'Le cœur a ses façons',
    'Noël',
    'Château naïf',
  ],
  es: ['Cadena perpetua', 'El laberinto del fauno', 'Años luz', 'Pingüino', 'Corazón', 'Relámpago', 'Aquí'],
  'pt-BR': ['Um Sonho de Liberdade', 'Coração', 'Ação', 'Vovô', 'Até Você', 'À Espera de um Milagre'],
  it: ['Le ali della libertà', 'La città incantata', 'Perché no', 'Più in là', 'Così'],
  nl: ['De ontdekking van de hemel', 'Eén', 'Zoë'],
  pl: ['Skazani na Shawshank', 'Zażółć gęślą jaźń', 'Łódź'],
  tr: ['Esaretin Bedeli', 'Ağır Roman', 'Kış Uykusu', 'Şöyle Çocuğu', 'Hayat Güzeldir'],
  ru: ['Побег из Шоушенка', 'Ёлки', 'Объект', 'Съешь ещё этих мягких булок'],
  uk: ['Втеча з Шоушенка', 'Ґанок', 'Їжак', 'П’ять єдиних', 'Щастя'],
  ar: ['الخلاص من شاوشانك', 'أبناء الآلة', 'مسؤول', 'بيئة', 'إلى', 'ليلى', 'شيء'],
  he: ['חומות של תקווה', 'הסנדק', 'קץ', 'אף', 'ארץ', 'מלך'],
  ja: [
    'ショーシャンク',
    'ゴッドファーザー',
    'パルプ・フィクション',
    'もののけ',
    'となりの',
    'ファイト・クラブ',
    'ヴァイ',
  ],
  ko: ['쇼생크 탈출', '대부', '다크 나이트', '펄프 픽션', '기생충', '괜찮아 사랑이야', '읽다', '꿈의 값', '왜 뭐 귀'],
  'zh-Hans': ['Inception'],
  hi: ['द शॉशैंक रिडेम्पशन', 'गॉडफ़ादर', 'लगान', 'दिल चाहता है', 'बाहुबली', 'तारे ज़मीन पर', 'आँखें'],
};

const VOWEL_AND_TAIL_PAIRS: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')];

/** Returns the keys of a Korean keyboard that write a syllable. */
function lettersOf(syllable: string): string[] {
  const number = syllable.charCodeAt(0) - 0xac00;
  if (number < 0 || number > 11171) return [syllable];
  const rest = Math.floor(number / 28);
  return [LEADS[Math.floor(rest / 21)], VOWELS[rest % 21], TAILS[number % 28]]
    .map((letter = '') => VOWEL_AND_TAIL_PAIRS[letter] ?? letter)
    .flatMap((letters) => Array.from(letters));
}

/** Returns the keys that write a title: its characters, or what they are composed of. */
function keysOf(title: string, keys: ReadonlySet<string>): string[] {
  return Array.from(title).flatMap((character) => {
    if (keys.has(character)) return [character];
    const letters = lettersOf(character);
    return letters.length > 1 ? letters : Array.from(character.normalize('NFD'));
  });
}

test.each(Object.entries(TITLES))('%s: the keys write the titles of the language', (language, titles) => {
  const keys = new Set([' ', ...COMMON_KEYS, ...layersFor(language).flatMap((layer) => layer.keys)]);
  for (const title of titles) {
    const written = title.toLocaleLowerCase(language).normalize('NFC');
    const pressed = keysOf(written, keys);
    expect(pressed.filter((key) => !keys.has(key))).toEqual([]);
    expect(pressed.reduce(withKey, '')).toBe(written);
  }
});

test('each layer has each key once', () => {
  for (const language of Object.keys(TITLES))
    for (const { keys } of layersFor(language)) {
      const all = [...keys, ...COMMON_KEYS];
      expect(new Set(all).size).toBe(all.length);
    }
});

test('Latin letters are the last layer in each language', () => {
  expect(layersFor('ar').map(({ name, dir }) => [name, dir])).toEqual([
    ['أ ب ت', 'rtl'],
    ['ABC', 'ltr'],
  ]);
  expect(layersFor('en')).toHaveLength(1);
});

test('Delete removes the last character, also one that consists of two keys', () => {
  expect(withoutLast('amé')).toBe('am');
  expect(withoutLast('한국')).toBe('한');
  expect(withoutLast('')).toBe('');
});

test('the key of a mark shows where the letter stands', () => {
  expect(labelOf('ा')).toBe('◌ा');
  expect(labelOf('\u3099')).toBe('゛');
  expect(labelOf('a')).toBe('a');
});
