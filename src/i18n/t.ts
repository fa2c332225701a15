import { formatNumber } from '@/lib/formats/numbers';

/** The names between braces in a text: `'name' | 'year'` for `'{name} of {year}'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** The second argument of a text: required if the text has placeholders, otherwise not allowed. */
type ValuesFor<Text extends string> = [PlaceholderOf<Text>] extends [never] ? [] : [Values<PlaceholderOf<Text>>];

/** The texts of a language other than English. A text that is missing stays English. */
export interface Translations {
  /** Returns the translation of an English text. The context tells equal English texts apart. */
  translate: (english: string, context?: string) => string;
  /** Returns the translation of a text of a record, in which a number may be filled in: `Season 2`. */
  translateRecord: (english: string) => string;
  /** Returns the form of the language for a number, such as one of the three Polish plurals. */
  pluralize: (count: number, one: string, other: string) => string;
  /** Returns a value for the middle of a text. */
  isolate: (value: string) => string;
}

/** Null while the interface is English, which needs no catalogue. */
let translations: Translations | null = null;

/** Must be called before the modules of the app are evaluated, because some of them call `t` in a constant. */
export const setTranslations = (language: Translations | null): void => void (translations = language);

/** Returns the translation with its placeholders, or the English text. */
export const lookUp = (text: string, context?: string): string => translations?.translate(text, context) ?? text;

/** Replaces each `{name}` by its value. */
const fillIn = (text: string, values?: Values<string>): string =>
  values
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = String(values[name] ?? whole);
        return translations?.isolate(value) ?? value;
      })
    : text;

/**
 * Returns a text in the language of the interface. The English text is the key of the translation, so the first argument
 * must be a literal: the translators' files are extracted from the code.
 * @example t('Remove {name} from Watchlist', { name: title.title })
 */
export const t = <Text extends string>(text: Text, ...[values]: ValuesFor<Text>): string =>
  fillIn(lookUp(text), values);

/**
 * Like `t`, for an English text with several meanings, such as "Series", which is a kind of title, one title or a list.
 * @param context what the text means here, in one word; translators see it
 */
export const tIn = <Text extends string>(context: string, text: Text, ...[values]: ValuesFor<Text>): string =>
  fillIn(lookUp(text, context), values);

/**
 * Returns the text for a number: `1 movie`, `1,234 movies`. Other languages have one to six forms.
 * @example plural(3, '{count} movie', '{count} movies')
 */
export const plural = <One extends string, Other extends string>(
  count: number,
  one: One,
  other: Other,
  ...[values]: [Exclude<PlaceholderOf<One | Other>, 'count'>] extends [never]
    ? []
    : [Values<Exclude<PlaceholderOf<One | Other>, 'count'>>]
): string =>
  fillIn(translations?.pluralize(count, one, other) ?? (count === 1 ? one : other), {
    ...values,
    count: formatNumber(count),
  });

/** Translates a text of a record, which is stored in English. `msg` marks it for the translators where it is written. */
export const tStored = (text: string): string => translations?.translateRecord(text) ?? text;
