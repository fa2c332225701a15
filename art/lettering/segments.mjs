/** Scripts that put no space between words. A line may end after each of their words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}]/u;
/** Scripts of syllables, in which a line may end within a long word. Letters of other scripts may be joined. */
const SYLLABLES = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+$/u;
/** The number of letters from which a word of syllables may be broken. */
const LONG_WORD = 10;

/** What must not begin a line: punctuation other than an opening bracket, signs of repetition or length, small kana. */
const NO_START = /^[^\p{L}\p{N}\p{Ps}\p{Pi}]|^[\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
/** What must not end a line: opening brackets. */
const NO_END = /[\p{Ps}\p{Pi}¿¡]$/u;

const WORDS = new Intl.Segmenter('und', { granularity: 'word' });
const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Returns the letters of a text, each with its marks. */
export const lettersOf = (text) => [...LETTERS.segment(text)].map(({ segment }) => segment);

/** Returns the parts of a text between which a line may end. Together they are the text. */
export function segmentsOf(text) {
  const segments = [];
  for (const piece of [...WORDS.segment(text)].flatMap(({ segment }) => syllablesOf(segment))) {
    const last = segments.at(-1);
    if (last === undefined || mayBreak(last, piece)) segments.push(piece);
    else segments[segments.length - 1] += piece;
  }
  return segments;
}

function syllablesOf(word) {
  if (!SYLLABLES.test(word)) return [word];
  const letters = lettersOf(word);
  return letters.length < LONG_WORD ? [word] : letters;
}

function mayBreak(before, after) {
  if (NO_START.test(after) || NO_END.test(before)) return false;
  return /\s$/.test(before) || UNSPACED.test([...before].at(-1)) || UNSPACED.test([...after][0]);
}

/**
 * Breaks segments of the given widths into exactly `count` lines of even width. Returns the lines as pairs of the first
 * segment and the one after the last, or null if there are fewer segments than lines.
 */
export function evenBreaks(widths, count) {
  if (count > widths.length) return null;
  const ends = [0];
  for (const width of widths) ends.push(ends.at(-1) + width);
  // The squares of the widths have the smallest sum when the lines are even. `best[i]` breaks the first i segments.
  let best = ends.map((width, end) => ({ cost: end === 0 ? Infinity : width ** 2, lines: [[0, end]] }));
  for (let line = 2; line <= count; line += 1)
    best = ends.map((width, end) => {
      let least = { cost: Infinity, lines: [] };
      for (let start = 1; start < end; start += 1) {
        const cost = best[start].cost + (width - ends[start]) ** 2;
        if (cost < least.cost) least = { cost, lines: [...best[start].lines, [start, end]] };
      }
      return least;
    });
  return best.at(-1).lines;
}
