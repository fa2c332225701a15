import { legacyEncoding } from './legacyEncoding';

const WESTERN = 'windows-1252';

/**
 * The characters of windows-1252 from 0x80 on. Node before 24 decodes these bytes as the control characters of Latin 1.
 */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes a file: UTF-8, UTF-16, the encoding in its XML declaration, or else a legacy encoding.
 * @param language the BCP 47 tag from the file's name, if it contains one
 */
export function decodeText(bytes: Uint8Array, language: string | null = null): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  const declared = declaredDecoder(bytes);
  // ISO-2022-JP consists of ASCII bytes only, so it is valid UTF-8 too and must be checked first.
  if (declared?.encoding === 'iso-2022-jp' || hasJapaneseEscape(bytes))
    return new TextDecoder('iso-2022-jp').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const decoder = declared ?? new TextDecoder(legacyEncoding(bytes, language));
    const text = decoder.decode(bytes);
    return decoder.encoding === WESTERN
      ? text.replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)
      : text;
  }
}

/**
 * Detects UTF-16 by its byte order mark, or by its first two characters, which are ASCII in subtitles, tables and XML.
 */
function utf16Of([first = 1, second = 1, third = 1, fourth = 1]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0))
    return 'utf-16be';
  return null;
}

/** @returns null if no encoding is declared, or if the declared one is impossible or unsupported */
function declaredDecoder(bytes: Uint8Array): TextDecoder | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, label = ''] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start) ?? [];
  try {
    const decoder = new TextDecoder(label);
    // A declaration that is readable byte by byte is not UTF-16. This decoder is used only for a file that is not valid
    // UTF-8.
    return decoder.encoding.startsWith('utf-') ? null : decoder;
  } catch {
    return null;
  }
}

/** Returns whether a text has the escape sequence of ISO-2022-JP, which no other text contains. */
const hasJapaneseEscape = (bytes: Uint8Array): boolean => {
  const at = bytes.indexOf(0x1b);
  return (
    at !== -1 &&
    /^\x1b\$[@B]/.test(String.fromCharCode(...bytes.subarray(at, at + 3))) &&
    bytes.every((byte) => byte < 0x80)
  );
};
