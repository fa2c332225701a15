import type { Catalogue, FirstWords } from '@/contracts/language';
import { textHash } from '@/lib/textHash';
import type { Translations } from './t';

/** Characters that isolate a part of a text from the direction of the rest. */
const [RIGHT_TO_LEFT, BY_CONTENT, END] = ['\u2067', '\u2068', '\u2069'];

/** A value with isolated parts is itself a text of the language. Its own letters do not tell, because browsers skip the parts. */
const ISOLATED = /[\u2066-\u2069]/;

/** Returns the translations of a catalogue. A text that it lacks stays English. */
export function createTranslations({ language, dir, forms, words, records, seeds, texts }: Catalogue): Translations {
  const rules = new Intl.PluralRules(language);
  const table = texts.split('|');
  /** Returns the translation of a text of the code; empty if it is missing. A text of other origin may get any translation. */
  const placed = (key: string) =>
    table[textHash(key, seeds.charCodeAt(textHash(key) % seeds.length)) % table.length] ?? '';
  const known: FirstWords = { ...words, ...records };
  return {
    translate: (english, context) =>
      context === undefined
        ? (known[textHash(english)] ?? (placed(english) || english))
        : placed(`${context}\u0004${english}`) || english,
    // A number was filled in before the text was stored: "Season 2" is the text "Season {number}".
    translateRecord: (english) =>
      known[textHash(english)] ??
      known[textHash(english.replace(/\d+/, '{number}'))]?.replace('{number}', /\d+/.exec(english)?.[0] ?? '') ??
      english,
    pluralize: (count, one, other) => {
      const form = placed(one).split('^')[forms[rules.select(count)] ?? forms.other ?? 0] ?? '';
      return form || (count === 1 ? one : other);
    },
    // Punctuation at the end of a Latin name would move to its start in a text that runs from right to left.
    isolate: (value) => (dir === 'rtl' ? `${ISOLATED.test(value) ? RIGHT_TO_LEFT : BY_CONTENT}${value}${END}` : value),
  };
}
