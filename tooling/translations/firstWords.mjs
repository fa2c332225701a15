import { keyOf, textOf } from './keyOf.mjs';
import { packed } from './packed.mjs';

/**
 * How a text of the first screens consists of translated texts, for `2019 · Crime` or `Kinora, home`.
 * @typedef {(string | { key: string, values: Record<string, Composition> })[]} Composition parts that are not translated,
 * and texts by their key, with the values of their placeholders
 */

/** Marks in a rendered text: the start of a translated text, the start of a value, and the end of the translated text. */
const [START, VALUE, END] = ['\u0001', '\u0002', '\u0003'];

const placeholdersOf = (text) => [...new Set(text.match(/(?<=\{)\w+(?=\})/g))];

/**
 * Returns a catalogue of a language in which each translation is the number of its message between marks, and the values
 * of its placeholders. Screens that are rendered in it show how each text is composed.
 * @param {readonly import('./messages.mjs').Message[]} messages
 */
export function markedCatalogue(messages) {
  const marked = (text, index) => {
    const values = placeholdersOf(text).map((name) => `${VALUE}${name}=${`{${name}}`}`);
    return `${START}${index}${values.join('')}${END}`;
  };
  const texts = Object.fromEntries(
    messages.map((message, index) => {
      const text = marked(message.text, index);
      return [keyOf(message), message.plural === null ? text : [text, text]];
    }),
  );
  return packed({ language: 'en', dir: 'ltr', forms: { one: 0, other: 1 }, texts }, messages);
}

/**
 * Returns how the texts of the first screens are composed, by comparing the screens in English and in the marked language.
 * @param {Record<string, string>} english the markup of the screens by their names
 * @param {Record<string, string>} marked the same screens in the language of `markedCatalogue`
 * @param {readonly import('./messages.mjs').Message[]} messages
 * @returns {[text: string, composition: Composition][]} a text may have several compositions
 * @throws {Error} if a screen has another shape in the marked language, or shows a text with a number
 */
export function compositionsOf(english, marked, messages) {
  const found = new Map();
  for (const [screen, markup] of Object.entries(english)) {
    const [from, to] = [partsOf(markup), partsOf(marked[screen])];
    const at = from.shape.findIndex((part, index) => part !== to.shape[index]);
    if (at >= 0 || from.shape.length !== to.shape.length)
      throw new Error(`The screen “${screen}” changes its shape with the language, at ${from.shape[at] ?? 'its end'}.`);
    from.texts.forEach((text, index) => {
      if (to.texts[index].includes(START)) found.set(`${text}\n${to.texts[index]}`, [text, to.texts[index]]);
    });
  }
  return [...found.values()].map(([text, composed]) => [text, readMarked(composed, messages)]);
}

/** Splits markup into tags and texts. */
const PARTS = /<[^>]*>|[^<]+/g;

const ATTRIBUTES = /\s([\w-]+)="([^"]*)"/g;

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name]);

/** Returns the texts and values of attributes of a screen, and its shape without them. */
function partsOf(markup) {
  const texts = [];
  const shape = (markup.match(PARTS) ?? []).map((part) => {
    if (!part.startsWith('<')) {
      texts.push(part);
      return 'text';
    }
    return part.replace(ATTRIBUTES, (_, name, value) => {
      texts.push(value);
      return ` ${name}`;
    });
  });
  return { texts: texts.map(decoded), shape };
}

/** Returns the composition of a text with marks. */
function readMarked(text, messages) {
  let at = 0;
  /** Reads parts up to a mark that belongs to the text around them. */
  const read = () => {
    const parts = [];
    while (at < text.length && text[at] !== VALUE && text[at] !== END) {
      if (text[at] === START) parts.push(readMessage());
      else {
        const [plain] = /^[^\u0001-\u0003]+/.exec(text.slice(at));
        at += plain.length;
        parts.push(plain);
      }
    }
    return parts;
  };
  const readMessage = () => {
    const [whole, index] = /^\u0001(\d+)/.exec(text.slice(at));
    at += whole.length;
    const message = messages[index];
    if (message.plural !== null)
      throw new Error(`The first screens show “${message.plural}”. The form of its number is not known there.`);
    const values = {};
    while (text[at] === VALUE) {
      const [start, name] = /^\u0002(\w+)=/.exec(text.slice(at));
      at += start.length;
      values[name] = read();
    }
    at += END.length;
    return { key: keyOf(message), values };
  };
  return read();
}

/**
 * Returns the texts of the first screens in a language, by their English texts.
 * @param {ReturnType<typeof compositionsOf>} compositions
 * @param {{ dir: string, texts: Record<string, string> }} language
 * @throws {Error} if a text has two translations
 */
export function firstWords(compositions, { dir, texts }) {
  // As src/i18n/createTranslations.ts isolates values.
  const isolated = (value) =>
    dir === 'rtl' ? `${/[\u2066-\u2069]/.test(value) ? '\u2067' : '\u2068'}${value}\u2069` : value;
  const composed = (composition) =>
    composition
      .map((part) => {
        if (typeof part === 'string') return part;
        const text = texts[part.key] ?? textOf(part.key);
        return text.replace(/\{(\w+)\}/g, (whole, name) =>
          part.values[name] ? isolated(composed(part.values[name])) : whole,
        );
      })
      .join('');
  const words = {};
  for (const [text, composition] of compositions) {
    const translation = composed(composition);
    if ((words[text] ??= translation) !== translation)
      throw new Error(`“${text}” has two translations in the first screens: “${words[text]}” and “${translation}”.`);
  }
  return Object.fromEntries(Object.entries(words).filter(([text, translation]) => text !== translation));
}
