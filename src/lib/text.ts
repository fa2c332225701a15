/** Matches C0 and C1 control characters, and marks that change the text direction. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Matches combining marks beyond the number that any language puts on a letter. They would overlap other text. */
const PILED_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Matches half of a surrogate pair. */
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Matches a visible character. Spaces, controls, zero-width characters and marks without a letter are invisible. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{DI}\u2800]/u;

/**
 * Returns external text in a form that is safe to show: without controls and stacked marks, trimmed, at most `max` code
 * points.
 * @returns an empty string if the value is not text or a number, or if nothing in it is visible
 */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return cleanText(String(value), max);
  if (typeof value !== 'string') return '';
  // A code point has at most two units, so the slice limits the work on a megabyte of text.
  const text = value
    .slice(0, max * 4)
    .replace(CONTROLS, '')
    .replace(PILED_MARKS, '$1')
    .replace(LONE_SURROGATES, '\ufffd')
    .trim();
  const limited = text.length > max ? Array.from(text).slice(0, max).join('').trimEnd() : text;
  return VISIBLE.test(limited) ? limited : '';
}
