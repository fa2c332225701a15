import { assText, cueText } from './cueText';

/** A subtitle text with its time span. */
export interface Cue {
  /** The start in milliseconds. The end has the same unit. */
  start: number;
  end: number;
  /** Cue settings in the format of WebVTT: `line:0 align:left`. */
  settings: string;
  /** Cue text in the format of WebVTT, without empty lines. */
  text: string;
}

export interface ReadCues {
  cues: Cue[];
  /** The number of invalid cues: their times cannot be read, or end before they start. */
  dropped: number;
}

const TIME = /^(-)?(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[,.:](\d{1,3})\d{0,6})?$/;

/**
 * Reads a time in milliseconds, or returns null. It is negative for a time before the start. Hours may be missing, or
 * exceed 99.
 */
export function readTime(text: string): number | null {
  const [, sign, hours = '0', minutes, seconds, fraction = ''] = TIME.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
  return sign === undefined ? time : -time;
}

/** Reads a time span. Returns null if it ends before it starts, or before the video starts. */
export function readSpan(from: string, to: string): { start: number; end: number } | null {
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null || end === null || end <= Math.max(0, start)) return null;
  return { start: Math.max(0, start), end };
}

interface Timing {
  start: number;
  end: number;
  /** The text after the times. */
  rest: string;
}

const TIMING = /^\s*(-?[\d:.,]{4,24})\s*-->\s*(-?[\d:.,]{4,24})(?:\s+(\S.{0,400})?)?$/;

/** Spaces that some programs write within a time: `00: 00: 00,100`. */
const SPACES_IN_TIME = /(?<=\d) ?([:.,]) ?(?=\d)/g;

/** Arrows that some files use instead of `-->`. */
const OTHER_ARROWS = /(?<=\d)\s*(?:->|--->|[–—]>|→)\s*(?=\d{1,2}\s?:)/;

/**
 * Reads the line above a cue's text. Returns `'broken'` for such a line without a valid time span, and null for other
 * lines.
 */
function readTiming(written: string): Timing | 'broken' | null {
  const line = written.length > 500 ? written : written.replace(OTHER_ARROWS, ' --> ');
  if (!line.includes('-->') || line.length > 500) return null;
  const [, from = '', to = '', rest = ''] = TIMING.exec(line.replace(SPACES_IN_TIME, '$1')) ?? [];
  if (from === '') return /^\s*-?\d+\s*[:.,].*-->/.test(line) || /-->\s*\d+:\d/.test(line) ? 'broken' : null;
  const span = readSpan(from, to);
  return span === null ? 'broken' : { ...span, rest: rest.trim() };
}

interface Draft {
  timing: Timing | 'broken';
  lines: string[];
}

/**
 * Reads SubRip cues. Numbers may be missing, a text may contain empty lines, and a cue may follow without an empty
 * line.
 */
export function readSrt(text: string): ReadCues {
  const drafts: Draft[] = [];
  let hasNumbers = false;
  let before = '';
  for (const line of text.split(/\r\n|\r|\n/)) {
    const timing = readTiming(line);
    const draft = drafts.at(-1);
    // Within a text, a line that only looks like times is text.
    if (timing !== null && (timing !== 'broken' || isStart(before))) {
      if (isNumber(before) && (hasNumbers || draft === undefined)) {
        hasNumbers = true;
        draft?.lines.pop();
      }
      drafts.push({ timing, lines: [] });
    } else draft?.lines.push(line);
    before = line;
  }
  return {
    cues: drafts.flatMap(({ timing, lines }) => (timing === 'broken' ? [] : toCue(timing, lines.join('\n')))),
    dropped: drafts.filter(({ timing }) => timing === 'broken').length,
  };
}

const isNumber = (line: string) => /^\s*\d{1,7}\s*$/.test(line);
const isStart = (before: string) => before.trim() === '' || isNumber(before);

function toCue({ start, end }: Timing, raw: string): Cue[] {
  const { text, settings } = assText(raw);
  const written = cueText(text);
  return written === '' ? [] : [{ start, end, settings, text: written }];
}

const COLUMNS = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];

/** Reads the dialogue of SubStation Alpha, in both versions. Leaves drawings out. */
export function readAss(text: string): ReadCues {
  const read: ReadCues = { cues: [], dropped: 0 };
  const seen = new Set<string>();
  let columns = COLUMNS;
  let isEvents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z]+)\s*:(.*)$/i.exec(line) ?? [];
    if (line.startsWith('[')) isEvents = /^\[events\]/i.test(line);
    else if (isEvents && key.toLowerCase() === 'format')
      columns = value.split(',').map((name) => name.trim().toLowerCase());
    else if (key.toLowerCase() === 'dialogue') readLine(value, columns, read, seen);
  }
  return read;
}

function readLine(value: string, columns: readonly string[], read: ReadCues, seen: Set<string>) {
  const cells = value.split(',');
  const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
  const span = readSpan(cell('start'), cell('end'));
  if (span === null) {
    read.dropped += 1;
    return;
  }
  // The text is the last column and may contain commas.
  const { text, settings } = assText(cells.slice(columns.length - 1).join(','));
  const written = cueText(text);
  // Skips repeated lines. A shadow, an outline and the text itself are often three lines with the same words.
  const key = `${span.start} ${span.end} ${written}`;
  if (written !== '' && !seen.has(key)) read.cues.push({ ...span, settings, text: written });
  seen.add(key);
}

const SETTING =
  /^(?:vertical:(?:rl|lr)|line:-?\d{1,3}(?:\.\d+)?%?(?:,(?:start|center|end))?|position:\d{1,3}(?:\.\d+)?%(?:,(?:line-left|center|line-right))?|size:\d{1,3}(?:\.\d+)?%|align:(?:start|center|end|left|right))$/;

/** Reads WebVTT cues. Leaves identifiers, notes, styles and regions out. */
export function readVtt(text: string): ReadCues {
  const read: ReadCues = { cues: [], dropped: 0 };
  for (const block of text.split(/(?:\r\n|\r|\n)[ \t]*(?=\r|\n)/)) {
    const lines = block.split(/\r\n|\r|\n/).filter((line, index) => index > 0 || line !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    const timing = at < 0 || at > 2 ? null : readTiming(lines[at] ?? '');
    if (timing === 'broken') read.dropped += 1;
    else if (timing !== null) {
      const settings = timing.rest.split(/\s+/).filter((setting) => SETTING.test(setting));
      const written = cueText(lines.slice(at + 1).join('\n'));
      const { start, end } = timing;
      if (written !== '') read.cues.push({ start, end, settings: settings.join(' '), text: written });
    }
  }
  return read;
}
