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

/**
 * Returns the texts of the first screens in another language by their English text. They are found by comparing the
 * rendered screens, because one text of a page may consist of several translated texts.
 * @param {Record<string, string>} english the markup of the screens by their names
 * @param {Record<string, string>} other the same screens in the other language
 * @throws {Error} if a screen has another shape in the language, or a text has two translations
 */
export function firstWords(english, other) {
  const words = {};
  for (const [screen, markup] of Object.entries(english)) {
    const [from, to] = [partsOf(markup), partsOf(other[screen])];
    const at = from.shape.findIndex((part, index) => part !== to.shape[index]);
    if (at >= 0 || from.shape.length !== to.shape.length)
      throw new Error(`The screen “${screen}” has another shape in this language, at ${from.shape[at] ?? 'its end'}.`);
    from.texts.forEach((text, index) => {
      const translation = to.texts[index];
      if ((words[text] ??= translation) !== translation)
        throw new Error(
          `The screen “${screen}” has two translations of “${text}”: “${words[text]}” and “${translation}”.`,
        );
    });
  }
  return Object.fromEntries(Object.entries(words).filter(([text, translation]) => text !== translation));
}
