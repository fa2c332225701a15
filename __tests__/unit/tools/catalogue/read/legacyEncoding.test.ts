import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { decodeText } from '@tools/catalogue/read/decodeText';

/** The characters of windows-1252 from 0x80 to 0x9f, which Node before version 24 does not decode. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const tables = new Map<string, Map<string, readonly number[]>>();

/** Maps each character to its bytes, which is the reverse of a decoder. */
function tableOf(encoding: string): Map<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(text).length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  if (/gb18030|big5|shift_jis|euc/.test(encoding))
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add(first, second);
  if (encoding === 'windows-1252') Array.from(WINDOWS_SIGNS).forEach((sign, index) => table.set(sign, [0x80 + index]));
  tables.set(encoding, table);
  return table;
}

const encode = (text: string, encoding: string): Uint8Array =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const bytes = tableOf(encoding).get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );

const cuesOf = (lines: readonly string[]) =>
  lines
    .map((line, index) => `${index + 1}\r\n00:00:0${index + 1},000 --> 00:00:0${index + 2},500\r\n${line}\r\n\r\n`)
    .join('');

const SENTENCES = {
  ru: ['Здравствуйте, как ваши дела?', 'Он ушёл на рассвете и не вернулся.', 'Мы больше никогда его не видели.'],
  uk: ['Добрий день, як у вас справи?', 'Він пішов на світанку й не повернувся.', 'Ми більше ніколи його не бачили.'],
  bg: ['Здравейте, как сте днес?', 'Той си тръгна на разсъмване.', 'Никога повече не го видяхме.'],
  pl: ['Dzień dobry, jak się pan miewa?', 'Odszedł o świcie i już nie wrócił.', 'Nigdy więcej go nie zobaczyliśmy.'],
  cs: ['Dobrý den, jak se máte?', 'Odešel za úsvitu a už se nevrátil.', 'Nikdy jsme ho už neviděli, příteli.'],
  hu: ['Jó napot, hogy van?', 'Hajnalban elment, és többé nem tért vissza.', 'Soha többé nem láttuk őt, sajnálom.'],
  ro: ['Bună ziua, ce mai faceţi?', 'A plecat în zori şi nu s-a mai întors.', 'Nu l-am mai văzut niciodată.'],
  el: ['Καλημέρα, τι κάνετε;', 'Έφυγε την αυγή και δεν γύρισε.', 'Δεν τον ξαναείδαμε ποτέ. Άλλο τίποτα.'],
  tr: ['Günaydın, nasılsınız?', 'Şafakta gitti ve bir daha dönmedi.', 'Onu bir daha hiç görmedik, üzgünüm.'],
  he: ['שלום, מה שלומך היום?', 'הוא עזב עם שחר ולא חזר.', 'לא ראינו אותו שוב.'],
  ar: ['صباح الخير، كيف حالك؟', 'رحل عند الفجر ولم يعد.', 'لم نره مرة أخرى أبدا.'],
  fr: [
    'Bonjour, comment ça va ?',
    'Il est parti à l’aube et n’est jamais revenu.',
    'Nous ne l’avons plus jamais revu, désolé.',
  ],
  de: [
    'Guten Tag, wie geht es Ihnen?',
    'Er ging im Morgengrauen und kehrte nicht zurück.',
    'Wir sahen ihn nie wieder, schöne Grüße.',
  ],
  es: ['Buenos días, ¿cómo está usted?', 'Se fue al amanecer y no volvió más.', 'Nunca lo volvimos a ver, señor.'],
  pt: ['Bom dia, como está o senhor?', 'Ele saiu de madrugada e não voltou.', 'Nunca mais o vimos, então é isso.'],
  sv: ['God dag, hur mår du?', 'Han gick i gryningen och kom inte tillbaka.', 'Vi såg honom aldrig mer, förlåt.'],
  en: ['Hello, how are you?', 'He left at dawn — he didn’t come back.', 'We never saw him again… “never”.'],
  ja: [
    'おはようございます、お元気ですか。',
    '彼は夜明けに出て行って戻らなかった。',
    '私たちは二度と彼に会わなかった。',
  ],
  ko: ['안녕하세요, 잘 지내셨어요?', '그는 새벽에 떠나 돌아오지 않았다.', '우리는 그를 다시 보지 못했다.'],
  'zh-Hans': ['早上好，你今天怎么样？', '他黎明时离开了，再也没有回来。', '我们再也没有见过他。'],
  'zh-Hant': ['早安，你今天好嗎？', '他黎明時離開了，再也沒有回來。', '我們再也沒有見過他。'],
  lt: [
    'Laba diena, kaip jums sekasi?',
    'Jis išėjo auštant ir nebegrįžo.',
    'Daugiau jo niekada nematėme, gaila, žmogau.',
  ],
  th: ['สวัสดีครับ สบายดีไหม', 'เขาจากไปตอนรุ่งสาง', 'เราไม่เคยเห็นเขาอีกเลย'],
} as const;

type Language = keyof typeof SENTENCES;

const CASES: readonly (readonly [Language, string])[] = [
  ...(['windows-1251', 'koi8-r', 'iso-8859-5'] as const).map((encoding) => ['ru', encoding] as const),
  ['uk', 'windows-1251'],
  ['uk', 'koi8-u'],
  ['bg', 'windows-1251'],
  ...(['pl', 'cs', 'hu', 'ro'] as const).flatMap((one) =>
    ['windows-1250', 'iso-8859-2'].map((encoding) => [one, encoding] as const),
  ),
  ['el', 'windows-1253'],
  ['el', 'iso-8859-7'],
  ['tr', 'windows-1254'],
  ['he', 'windows-1255'],
  ['ar', 'windows-1256'],
  ['ar', 'iso-8859-6'],
  ...(['fr', 'de', 'es', 'pt', 'sv', 'en'] as const).map((one) => [one, 'windows-1252'] as const),
  ['ja', 'shift_jis'],
  ['ja', 'euc-jp'],
  ['ko', 'euc-kr'],
  ['zh-Hans', 'gb18030'],
  ['zh-Hant', 'big5'],
  ['lt', 'windows-1257'],
];

describe.each(CASES)('three cues in %s, encoded as %s', (language, encoding) => {
  const cues = cuesOf(SENTENCES[language]);

  test('are decoded without their language', () => {
    expect(decodeText(encode(cues, encoding))).toBe(cues);
  });

  test('are decoded with their language', () => {
    expect(decodeText(encode(cues, encoding), language)).toBe(cues);
  });

  test('are decoded in markup', () => {
    const nfo = `<movie>\n<title>${SENTENCES[language][0]}</title>\n<plot><i>${SENTENCES[language].join(' ')}</i></plot>\n</movie>`;
    expect(decodeText(encode(nfo, encoding))).toBe(nfo);
  });
});

test.each([
  ['th', 'windows-874'],
  ['ru', 'ibm866'],
] as const)('%s in %s, which is not detected, is decoded by its language', (language, encoding) => {
  const cues = cuesOf(SENTENCES[language]);
  expect(decodeText(encode(cues, encoding), language)).toBe(cues);
});

test('decodes a single word by its language', () => {
  for (const [language, encoding] of CASES) {
    const words = SENTENCES[language]
      .join(' ')
      .split(' ')
      .filter((word) => /[^\0-\x7f]{3}/.test(word));
    for (const word of words) {
      // A word of a few letters can also be valid in the default encoding.
      if (encoding.startsWith('iso-')) continue;
      expect([word, encoding, decodeText(encode(word, encoding), language)]).toEqual([word, encoding, word]);
    }
  }
});

test('recognizes ISO-2022-JP by its escape sequences', () => {
  expect(decodeText(Uint8Array.of(0x31, 0x1b, 0x24, 0x42, 0x31, 0x47, 0x32, 0x68, 0x1b, 0x28, 0x42))).toBe('1映画');
});

test('decodes any sentences of a language in any of its encodings', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CASES.filter(([, encoding]) => encoding !== 'iso-8859-2')),
      fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }),
      ([language, encoding], order) => {
        const cues = cuesOf(order.map((index) => SENTENCES[language][index] ?? ''));
        expect(decodeText(encode(cues, encoding), language)).toBe(cues);
      },
    ),
    { numRuns: RUNS },
  );
});
