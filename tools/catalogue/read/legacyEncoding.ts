import { analyse } from 'chardet';

interface Family {
  script: RegExp;
  /** The encodings, the most common first. It wins if the text reads the same in all of them. */
  encodings: readonly string[];
}

const LATIN = /\p{Script=Latin}/u;

const WESTERN: Family = { script: LATIN, encodings: ['windows-1252'] };
const CENTRAL: Family = { script: LATIN, encodings: ['windows-1250', 'iso-8859-2'] };
const SIMPLIFIED: Family = { script: /\p{Script=Han}/u, encodings: ['gb18030'] };
const TRADITIONAL: Family = { script: /\p{Script=Han}/u, encodings: ['big5'] };

/** Legacy encodings by the script of a language, or by a language with its script. */
const FAMILIES: Readonly<Record<string, Family>> = {
  Arab: { script: /\p{Script=Arabic}/u, encodings: ['windows-1256', 'iso-8859-6'] },
  Cyrl: { script: /\p{Script=Cyrillic}/u, encodings: ['windows-1251', 'koi8-u', 'iso-8859-5', 'ibm866'] },
  Grek: { script: /\p{Script=Greek}/u, encodings: ['windows-1253', 'iso-8859-7'] },
  Hans: SIMPLIFIED,
  Hant: TRADITIONAL,
  Hebr: { script: /\p{Script=Hebrew}/u, encodings: ['windows-1255'] },
  Jpan: { script: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, encodings: ['shift_jis', 'euc-jp'] },
  Kore: { script: /\p{Script=Hangul}/u, encodings: ['euc-kr'] },
  Thai: { script: /\p{Script=Thai}/u, encodings: ['windows-874'] },
  'tr-Latn': { script: LATIN, encodings: ['windows-1254'] },
  'az-Latn': { script: LATIN, encodings: ['windows-1254'] },
  'vi-Latn': { script: LATIN, encodings: ['windows-1258'] },
  ...Object.fromEntries(
    ['et', 'lt', 'lv'].map((one) => [`${one}-Latn`, { script: LATIN, encodings: ['windows-1257'] }]),
  ),
  ...Object.fromEntries(
    ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq', 'sr'].map((one) => [`${one}-Latn`, CENTRAL]),
  ),
};

/** The family of each encoding that chardet can name. */
const DETECTED: Readonly<Record<string, Family | undefined>> = {
  'windows-1250': CENTRAL,
  'ISO-8859-2': CENTRAL,
  'windows-1251': FAMILIES.Cyrl,
  'KOI8-R': FAMILIES.Cyrl,
  'ISO-8859-5': FAMILIES.Cyrl,
  'windows-1252': WESTERN,
  'ISO-8859-1': WESTERN,
  'windows-1253': FAMILIES.Grek,
  'ISO-8859-7': FAMILIES.Grek,
  'windows-1254': FAMILIES['tr-Latn'],
  'ISO-8859-9': FAMILIES['tr-Latn'],
  'windows-1255': FAMILIES.Hebr,
  'ISO-8859-8': FAMILIES.Hebr,
  'windows-1256': FAMILIES.Arab,
  'ISO-8859-6': FAMILIES.Arab,
  'windows-1257': FAMILIES['lt-Latn'],
  'windows-1258': FAMILIES['vi-Latn'],
  Shift_JIS: FAMILIES.Jpan,
  'EUC-JP': FAMILIES.Jpan,
  'EUC-KR': FAMILIES.Kore,
  GB18030: SIMPLIFIED,
  Big5: TRADITIONAL,
};

/** chardet gives confidence 10 to encodings that are merely possible. */
const MIN_CONFIDENCE = 15;
const MAX_SAMPLE = 60_000;

/**
 * Three consecutive letters beyond ASCII, which do not occur in Latin scripts. In Shift_JIS and Big5, some characters
 * end in an ASCII byte.
 */
const FOREIGN_WORD = /[\u0080-\u00ff]{3}|(?:[\u0080-\u00ff][\u0040-\u007e]){2}/;

/**
 * Returns the encoding of a text that is neither UTF-8 nor declared.
 * @param language the BCP 47 tag from the file's name, if it contains one. It is stronger evidence than the bytes
 */
export function legacyEncoding(bytes: Uint8Array, language: string | null): string {
  const sample = wordsOf(bytes);
  return bestOf(familyOf(language) ?? detected(sample), sample);
}

function familyOf(language: string | null): Family | null {
  try {
    const { language: main, script = '' } = new Intl.Locale(language ?? '').maximize();
    return FAMILIES[`${main}-${script}`] ?? FAMILIES[script] ?? WESTERN;
  } catch {
    return null;
  }
}

function detected(sample: Uint8Array): Family {
  const text = Buffer.from(sample).toString('latin1');
  // A single letter beyond ASCII fits every encoding, so no detection is possible.
  if (!/[\u0080-\u00ff][^]*[\u0080-\u00ff]/.test(text)) return WESTERN;
  const hasForeignWord = FOREIGN_WORD.test(text);
  const ranked = analyse(sample).flatMap(({ name, confidence }) => {
    const family = DETECTED[name];
    const isLikely = confidence > MIN_CONFIDENCE && (family?.script === LATIN || hasForeignWord);
    return family && isLikely ? [family] : [];
  });
  const first = ranked.find((family) => family.encodings.some((encoding) => isReadable(sample, encoding))) ?? WESTERN;
  return first === WESTERN && ranked.includes(CENTRAL) && NOT_WESTERN.test(text) ? CENTRAL : first;
}

/**
 * Signs within words, and pairs of letters that no Western language has. They appear if Czech or Polish is decoded as
 * windows-1252.
 */
const NOT_WESTERN = /\p{L}[¹³¿¾±¼¶¦]\p{L}|ø[^]*[ìùè]|[ìùè][^]*ø/u;

/** Returns the lines that contain more than ASCII, without markup, because tags and times look like English. */
function wordsOf(bytes: Uint8Array): Uint8Array {
  const latin = Buffer.from(bytes.subarray(0, MAX_SAMPLE * 4)).toString('latin1');
  const lines = latin.replace(/<[^<>]{0,200}>/g, ' ').match(/[^\r\n]*[\u0080-\u00ff][^\r\n]*/g) ?? [];
  return Buffer.from(lines.join('\n').slice(0, MAX_SAMPLE), 'latin1');
}

/** Replacement characters, and control characters that no text contains. */
const BROKEN = /[\ufffd\u0080-\u009f]/g;

/**
 * Returns whether a sample decodes without errors. Allows a few, because a file may contain a broken character and the
 * sample may end within a character.
 */
function isReadable(sample: Uint8Array, encoding: string): boolean {
  if (encoding === 'windows-1252') return true;
  const text = new TextDecoder(encoding).decode(sample);
  return (text.match(BROKEN)?.length ?? 0) <= 1 + text.length / 100;
}

/**
 * Returns the encoding of a family in which a text has the most letters of its script and the fewest capitals within
 * words.
 */
function bestOf({ script, encodings }: Family, sample: Uint8Array): string {
  const [only = 'windows-1252', ...others] = encodings;
  if (others.length === 0) return only;
  const scores = encodings.map((encoding) => {
    const text = new TextDecoder(encoding).decode(sample);
    const unlikely = /[łęŁ]/.test(text) ? HALF_WIDTH : UNLIKELY;
    let score = 0;
    let isInWord = false;
    for (const letter of text) {
      const isLetter = /\p{L}/u.test(letter);
      if (letter > '\x7f') {
        if (unlikely.test(letter) || !isLetter) score -= 1;
        else if (!script.test(letter)) score -= 2;
        else score += isInWord && letter !== letter.toLowerCase() ? 1 : 2;
      }
      isInWord = isLetter;
    }
    return score;
  });
  return encodings[scores.indexOf(Math.max(...scores))] ?? only;
}

/** Half-width katakana. EUC-JP that is decoded as Shift_JIS contains many of them. */
const HALF_WIDTH = /[\uff61-\uff9f]/;

/** Letters that count as errors. Without other Polish letters, ą and ľ are wrongly decoded š and ž of Czech. */
const UNLIKELY = /[\uff61-\uff9fąľ]/;
