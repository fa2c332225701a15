import { textKey } from './textKey.mjs';

/**
 * Returns a catalogue with short keys, as the browser loads it.
 * @throws {Error} if two texts have the same key
 */
export function shortened({ texts, ...catalogue }) {
  const short = {};
  for (const [text, translation] of Object.entries(texts)) {
    const key = textKey(text);
    if (key in short) throw new Error(`“${text}” has the same key as another text. Change one of the two.`);
    short[key] = translation;
  }
  return { ...catalogue, texts: short };
}
