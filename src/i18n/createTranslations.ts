import type { Translations } from './t';
import { textKey } from './textKey';

/** The texts of a language, as `tooling/languages.js` writes them. */
export interface Catalogue {
  /** A tag such as `pt-BR`. */
  language: string;
  dir: string;
  /** Which form of a text each plural category uses. */
  forms: Readonly<Record<string, number>>;
  /**
   * The translations by the keys of their English texts, or of context, `\u0004` and text. A text with a number has
   * several forms.
   */
  texts: Readonly<Record<string, string | readonly string[]>>;
}

/** Characters that isolate a part of a text from the direction of the rest. */
const [RIGHT_TO_LEFT, BY_CONTENT, END] = ['\u2067', '\u2068', '\u2069'];

/** A value with isolated parts is itself a text of the language. Its own letters do not tell, because browsers skip the parts. */
const ISOLATED = /[\u2066-\u2069]/;

/** Returns the translations of a catalogue. A text that it lacks stays English. */
export function createTranslations({ language, dir, forms, texts }: Catalogue): Translations {
  const rules = new Intl.PluralRules(language);
  const translate = (english: string, context?: string): string => {
    const text = texts[textKey(context === undefined ? english : `${context}\u0004${english}`)];
    return typeof text === 'string' ? text : english;
  };
  return {
    translate,
    translateRecord: (english) => {
      const text = translate(english);
      // A number was filled in before the text was stored: "Season 2" is the text "Season {number}".
      return text === english
        ? translate(english.replace(/\d+/, '{number}')).replace('{number}', /\d+/.exec(english)?.[0] ?? '')
        : text;
    },
    pluralize: (count, one, other) => {
      const text = texts[textKey(one)];
      const form = typeof text === 'object' ? text[forms[rules.select(count)] ?? forms.other ?? 0] : undefined;
      return form ?? (count === 1 ? one : other);
    },
    // Punctuation at the end of a Latin name would move to its start in a text that runs from right to left.
    isolate: (value) => (dir === 'rtl' ? `${ISOLATED.test(value) ? RIGHT_TO_LEFT : BY_CONTENT}${value}${END}` : value),
  };
}
