import { composeHangul, isHangulLetter } from './composeHangul';

/** The letters that the keyboard shows at once. */
interface KeyboardLayer {
  /** On the key that leads to this layer. */
  name: string;
  dir: 'ltr' | 'rtl';
  keys: readonly string[];
}

/** A script in the order of its alphabet. The order of typewriters helps fingers, not arrow keys. */
const layer = (name: string, letters: string, dir: KeyboardLayer['dir'] = 'ltr'): KeyboardLayer => ({
  name,
  dir,
  keys: Array.from(letters),
});

/** The letters of a language beside those from A to Z. */
const FURTHER_LATIN: Readonly<Record<string, string>> = {
  de: 'äöüß',
  es: 'áéíñóúü',
  fr: 'àâæçéèêëîïôœùûüÿ',
  it: 'àèéìíòóù',
  nl: 'áéëïóöü',
  pl: 'ąćęłńóśźż',
  pt: 'áàâãçéêíóôõúü',
  tr: 'çğıöşüâîû',
};

/** The layers of languages in other scripts. Chinese has none: only an input method writes it, so it has Latin letters. */
const OTHER_SCRIPTS: Readonly<Record<string, readonly KeyboardLayer[]>> = {
  ar: [layer('أ ب ت', 'اأإآبتثجحخدذرزسشصضطظعغفقكلمنهويىةءؤئ', 'rtl')],
  he: [layer('א ב ג', 'אבגדהוזחטיכךלמםנןסעפףצץקרשת', 'rtl')],
  hi: [layer('अ आ इ', 'अआइईउऊऋएऐओऔऑऍकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहािीुूृेैोौॉॅंँः़्')],
  ja: [
    layer(
      'あいう',
      'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんぁぃぅぇぉゃゅょっー\u3099\u309a',
    ),
    layer(
      'アイウ',
      'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォャュョッー・\u3099\u309a',
    ),
  ],
  ko: [layer('ㄱㄴㄷ', 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ')],
  ru: [layer('АБВ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя')],
  uk: [layer('АБВ', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’')],
};

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** The keys that every layer has. */
export const COMMON_KEYS: readonly string[] = Array.from("1234567890'-");

/**
 * Returns the layers for a language of the interface, its own script first. Latin letters are always there, because many
 * titles have them.
 */
export function layersFor(language: string): readonly KeyboardLayer[] {
  const [code = ''] = language.split('-');
  return [...(OTHER_SCRIPTS[code] ?? []), layer('ABC', LATIN + (FURTHER_LATIN[code] ?? ''))];
}

/** Returns the text after the press of a key. Marks join the letter before them. */
export const withKey = (text: string, key: string): string =>
  isHangulLetter(key) ? composeHangul(text, key) : (text + key).normalize('NFC');

/** Returns the text without its last character. */
export const withoutLast = (text: string): string => Array.from(text).slice(0, -1).join('');

/** Fonts draw the marks of kana badly without a letter, but they have signs of their own. */
const KANA_MARKS: Readonly<Record<string, string>> = { '\u3099': '゛', '\u309a': '゜' };

/** Returns the text on a key. A circle stands for the letter that a mark joins. */
export const labelOf = (key: string): string => KANA_MARKS[key] ?? (/\p{M}/u.test(key) ? `◌${key}` : key);
