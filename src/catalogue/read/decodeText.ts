const WESTERN = 'windows-1252';

/** Its signs from 0x80 on: Node before 24 reads them as the controls that Latin 1 has there. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What texts were written in before Unicode, by their language. */
const ENCODINGS: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  be: 'windows-1251',
  bg: 'windows-1251',
  bs: 'windows-1250',
  cs: 'windows-1250',
  el: 'windows-1253',
  et: 'windows-1257',
  fa: 'windows-1256',
  he: 'windows-1255',
  hr: 'windows-1250',
  hu: 'windows-1250',
  ja: 'shift_jis',
  ko: 'euc-kr',
  lt: 'windows-1257',
  lv: 'windows-1257',
  mk: 'windows-1251',
  pl: 'windows-1250',
  ro: 'windows-1250',
  ru: 'windows-1251',
  sk: 'windows-1250',
  sl: 'windows-1250',
  sr: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  uk: 'windows-1251',
  vi: 'windows-1258',
  zh: 'gb18030',
  'zh-Hant': 'big5',
};

/**
 * The text of a file: UTF-8, or UTF-16 with its mark. Anything else is what the West wrote before, unless the language of
 * the text is known: bytes alone do not tell Russian from Greek.
 * @param language BCP 47, as a file's name may say it
 */
export function decodeText(bytes: Uint8Array, language: string | null = null): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const encoding = encodingOf(language);
    const text = new TextDecoder(encoding).decode(bytes);
    return encoding === WESTERN
      ? text.replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)
      : text;
  }
}

function encodingOf(language: string | null): string {
  for (const key of [language, language?.split('-')[0]]) {
    if (key != null && Object.hasOwn(ENCODINGS, key)) return ENCODINGS[key] ?? WESTERN;
  }
  return WESTERN;
}
