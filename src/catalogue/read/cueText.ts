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
