const MAX_LENGTH = 2000;

/** Control characters, except those that change the text direction. Hebrew needs these for its punctuation. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const PIECES = /<[^<>]{0,200}>|[^<]+|</g;
const TAG = /^<(\/?)([a-z]+)(?=[\s.>/])([^>]*)>$/i;
const ENTITY = /&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/** The tags that are kept. */
const KEPT: ReadonlySet<string> = new Set(['i', 'b', 'u', 'ruby', 'rt']);

/**
 * Converts a text with simple tags to WebVTT cue text. Keeps only known tags and closes each of them. The result
 * contains nothing that ends a cue or looks like times.
 */
export function cueText(text: string): string {
  const open: string[] = [];
  let written = '';
  for (const [piece] of text.slice(0, MAX_LENGTH).replace(CONTROLS, '').trim().matchAll(PIECES)) {
    const [, slash, name = ''] = TAG.exec(piece) ?? [];
    const tag = name.toLowerCase();
    if (slash === undefined) written += piece.startsWith('<') && isTime(piece) ? '' : escaped(piece);
    else if (!KEPT.has(tag)) continue;
    else if (slash === '') written += opened(open, tag);
    else written += closed(open, tag);
  }
  while (open.length > 0) written += closed(open, open.at(-1) ?? '');
  return /[^\s]/.test(written.replace(/<[^>]*>/g, '')) ? withoutEmptyLines(written) : '';
}

function opened(open: string[], tag: string): string {
  open.push(tag);
  return `<${tag}>`;
}

/** Closes a tag and all tags that were opened inside it. */
function closed(open: string[], tag: string): string {
  if (!open.includes(tag)) return '';
  const within = open.splice(open.lastIndexOf(tag)).reverse();
  return within.map((name) => `</${name}>`).join('');
}

/** Returns whether a piece is a karaoke time: `<00:00:01.000>`. */
const isTime = (piece: string) => /^<[\d:.]+>$/.test(piece);

const escaped = (text: string) => text.replace(ENTITY, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const withoutEmptyLines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** WebVTT settings by position on the screen, in the layout of a number pad: 8 is the top center. */
const SETTINGS: Readonly<Record<string, string>> = {
  1: 'align:left',
  3: 'align:right',
  4: 'line:50% align:left',
  5: 'line:50%',
  6: 'line:50% align:right',
  7: 'line:0 align:left',
  8: 'line:0',
  9: 'line:0 align:right',
};

/** Positions of the older `\a` tag, which uses other numbers than `\an`. */
const OLD_PLACES: Readonly<Record<string, string>> = {
  1: '1',
  2: '2',
  3: '3',
  5: '7',
  6: '8',
  7: '9',
  9: '4',
  10: '5',
  11: '6',
};

const OVERRIDE = /\{([^{}]*)\}/g;
const STYLE = /\\([ibu])(\d{1,4})(?![\d.])/g;

/**
 * Converts SubStation tags (`{\i1}`, `{\an8}`, `\N`) to WebVTT tags and settings. Many SRT files contain these tags
 * too.
 */
export function assText(text: string): { text: string; settings: string } {
  const signs = Array.from(text.matchAll(OVERRIDE), ([sign]) => sign).join('');
  const [, place] = /\\an([1-9])(?!\d)/.exec(signs) ?? [];
  const [, old = ''] = /\\a(\d{1,2})(?!\d)/.exec(signs) ?? [];
  return {
    text: withoutDrawings(text)
      .replace(OVERRIDE, (sign, inside: string) => (sign.startsWith('{\\') ? styles(inside) : sign))
      .replace(/\\[Nn]/g, '\n')
      .replace(/\\h/g, '\u00a0'),
    settings: SETTINGS[place ?? OLD_PLACES[old] ?? ''] ?? '',
  };
}

const styles = (signs: string) =>
  Array.from(signs.matchAll(STYLE), ([, tag = '', on]) => `<${on === '0' ? '/' : ''}${tag}>`).join('');

/** Removes shapes, which are written as numbers between `{\p1}` and `{\p0}`. */
function withoutDrawings(text: string): string {
  let isDrawing = false;
  return text
    .split(/(\{[^{}]*\})/)
    .filter((piece) => {
      const [, scale] = /\\p(\d)(?!\d)/.exec(piece.startsWith('{') ? piece : '') ?? [];
      if (scale !== undefined) isDrawing = scale !== '0';
      return !isDrawing || piece.startsWith('{');
    })
    .join('');
}
