/** C0 and C1 controls, and the marks that turn the direction of the text around them. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What stands on one letter beyond what any language puts there: it would grow over its neighbours, or over the page. */
const PILED_MARKS = /(\p{M}{6})\p{M}+/gu;

/** A half of a surrogate pair without its other half. */
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A sign with ink. A text without one is blank on the screen: spaces, controls, zero-width signs, marks without a letter. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800]/u;

/**
 * Text from outside, fit to be shown: controls and piled-up marks removed, space trimmed, at most `max` code points.
 * @returns an empty string for anything that is not text or a number, and for a text in which nothing can be seen
 */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return cleanText(String(value), max);
  if (typeof value !== 'string') return '';
  // A code point is at most two units, so the slice bounds the work on a megabyte of text.
  const text = value
    .slice(0, max * 4)
    .replace(CONTROLS, '')
    .replace(PILED_MARKS, '$1')
    .replace(LONE_SURROGATES, '\ufffd')
    .trim();
  if (!VISIBLE.test(text)) return '';
  return text.length > max ? Array.from(text).slice(0, max).join('').trimEnd() : text;
}
