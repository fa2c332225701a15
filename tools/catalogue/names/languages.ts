/** ISO 639-1 codes, and some longer codes that are frequent in subtitles. */
const CODES =
  'aa ab af ak am ar as ay az ba be bg bn bo br bs ca co cs cy da de dz el en eo es et eu fa fi fil fj fo fr fy ga gd gl gn gu ha he hi hr ht hu hy id ig is it iu ja jv ka kk kl km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no oc om or pa pl ps pt qu rm rn ro ru rw sa sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz vi wo xh yi yo yue zh zu';

/** Other words for languages, in addition to codes and English names. */
const WORDS: Readonly<Record<string, string>> = {
  pob: 'pt-BR',
  ptbr: 'pt-BR',
  brazilian: 'pt-BR',
  chs: 'zh-Hans',
  sc: 'zh-Hans',
  gb: 'zh-Hans',
  cht: 'zh-Hant',
  tc: 'zh-Hant',
  big5: 'zh-Hant',
  mandarin: 'zh',
  cantonese: 'yue',
  latino: 'es-419',
  castilian: 'es-ES',
  castellano: 'es-ES',
  farsi: 'fa',
  flemish: 'nl-BE',
  tagalog: 'fil',
  norwegian: 'no',
  norsk: 'no',
  nor: 'no',
  deutsch: 'de',
  français: 'fr',
  francais: 'fr',
  vf: 'fr',
  español: 'es',
  espanol: 'es',
  spa: 'es',
  esp: 'es',
  italiano: 'it',
  português: 'pt',
  portugues: 'pt',
  nederlands: 'nl',
  svenska: 'sv',
  dansk: 'da',
  suomi: 'fi',
  polski: 'pl',
  čeština: 'cs',
  magyar: 'hu',
  türkçe: 'tr',
  русский: 'ru',
  рус: 'ru',
  українська: 'uk',
  ελληνικά: 'el',
  العربية: 'ar',
  עברית: 'he',
  中文: 'zh',
  简体: 'zh-Hans',
  繁體: 'zh-Hant',
  日本語: 'ja',
  한국어: 'ko',
};

/** Languages by code, by English name and by the words in `WORDS`. The keys are in lower case. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map([...named(CODES.split(' ')), ...Object.entries(WORDS)]);

function named(codes: readonly string[]): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return codes.flatMap((code): [string, string][] => [
    [code, code],
    [(names.of(code) ?? code).toLowerCase(), code],
  ]);
}
