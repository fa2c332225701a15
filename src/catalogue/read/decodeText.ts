const WESTERN = 'windows-1252';

/** Its signs from 0x80 on: Node before 24 reads them as the controls that Latin 1 has there. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The usual encodings before Unicode, by the script of a language, or by a language with its script. */
const ENCODINGS: Readonly<Record<string, string>> = {
  Arab: 'windows-1256',
  Cyrl: 'windows-1251',
  Grek: 'windows-1253',
  Hans: 'gb18030',
  Hant: 'big5',
  Hebr: 'windows-1255',
  Jpan: 'shift_jis',
  Kore: 'euc-kr',
  Thai: 'windows-874',
  ...Object.fromEntries(
    Object.entries({
      'windows-1250': 'bs cs hr hu pl ro sk sl sq sr',
      'windows-1254': 'az tr',
      'windows-1257': 'et lt lv',
      'windows-1258': 'vi',
    }).flatMap(([encoding, languages]) => languages.split(' ').map((language) => [`${language}-Latn`, encoding])),
  ),
};

/**
 * The text of a file: UTF-8, UTF-16, or what its XML declaration says. Anything else is what the West wrote before, unless
 * the language of the text is known: bytes alone do not tell Russian from Greek.
 * @param language BCP 47, as a file's name may say it
 */
export function decodeText(bytes: Uint8Array, language: string | null = null): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  const declared = declaredDecoder(bytes);
  // Its bytes are all ASCII, and valid UTF-8.
  if (declared?.encoding === 'iso-2022-jp') return declared.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoder = declared ?? new TextDecoder(encodingOf(language));
    const text = decoder.decode(bytes);
    return decoder.encoding === WESTERN
      ? text.replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)
      : text;
  }
}

/** UTF-16 by its mark, or by its first two characters, which are ASCII in subtitles, tables and XML. */
function utf16Of([first = 1, second = 1, third = 1, fourth = 1]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0))
    return 'utf-16be';
  return null;
}

/** @returns null where no encoding is declared, or none that can be true or decoded here */
function declaredDecoder(bytes: Uint8Array): TextDecoder | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, label = ''] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start) ?? [];
  try {
    const decoder = new TextDecoder(label);
    // A declaration that can be read byte by byte is not in UTF-16, and a file that is not UTF-8 is not in UTF-8.
    return decoder.encoding.startsWith('utf-') ? null : decoder;
  } catch {
    return null;
  }
}

function encodingOf(language: string | null): string {
  try {
    const { language: main, script = '' } = new Intl.Locale(language ?? 'en').maximize();
    return ENCODINGS[`${main}-${script}`] ?? ENCODINGS[script] ?? WESTERN;
  } catch {
    return WESTERN;
  }
}
