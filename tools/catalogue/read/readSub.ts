import type { Cue, ReadCues } from './subtitleFormats';
import { cueText } from './cueText';
import { readSpan } from './subtitleFormats';

/** The frame rate of films, used if neither the subtitles nor the video have one. */
const FILM_RATE = 24_000 / 1001;

const FRAMES = /^\{(\d{1,8})\}\{(\d{0,8})\}(.*)$/;
const TENTHS = /^\[(\d{1,8})\]\[(\d{0,8})\](.*)$/;
const TIMES = /^\s*(\d{1,2}:\d{1,2}:\d{1,2}[.,]\d{1,3})\s*,\s*(\d{1,2}:\d{1,2}:\d{1,2}[.,]\d{1,3})\s*$/;

/** The duration of a text without an end time, in milliseconds. */
const SHOWN_MS = 4000;

/** Reads MicroDVD cues, whose times are frames: `{100}{150}text`. The first cue may contain the frame rate. */
export function readMicroDvd(text: string, frameRate: number | null): ReadCues {
  const lines = matchesOf(text, FRAMES);
  const written = Number(lines[0]?.text.replace(',', '.'));
  const isRate = written >= 1 && written <= 250;
  const rate = isRate ? written : (frameRate ?? FILM_RATE);
  return cuesOf(isRate ? lines.slice(1) : lines, 1000 / rate);
}

/** Reads MPL2 cues, whose times are tenths of a second: `[100][150]text`. */
export const readMpl2 = (text: string): ReadCues => cuesOf(matchesOf(text, TENTHS), 100);

/** Reads SubViewer cues: `00:00:01.00,00:00:02.00`, with the text on the next line and `[br]` between its lines. */
export function readSubViewer(text: string): ReadCues {
  const read: ReadCues = { cues: [], dropped: 0 };
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    const [, from, to] = TIMES.exec(line) ?? [];
    if (from === undefined || to === undefined) continue;
    const span = readSpan(from, to);
    const words = cueText((lines[index + 1] ?? '').replaceAll(/\[br\]/gi, '\n'));
    if (span === null) read.dropped += 1;
    else if (words !== '') read.cues.push({ ...span, settings: '', text: words });
  }
  return read;
}

interface SubLine {
  from: number;
  /** The end, or null if it is missing. */
  to: number | null;
  text: string;
}

const matchesOf = (text: string, pattern: RegExp): SubLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line): SubLine[] => {
    const [, from, to, words = ''] = pattern.exec(line.trim()) ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: to === '' ? null : Number(to), text: words }];
  });

/** @param unit the length of a time unit in milliseconds */
function cuesOf(lines: readonly SubLine[], unit: number): ReadCues {
  const cues = lines.flatMap(({ from, to, text }): Cue[] => {
    const start = Math.round(from * unit);
    const end = to === null ? start + SHOWN_MS : Math.round(to * unit);
    const written = cueText(text.split('|').map(styled).join('\n'));
    return end > start && written !== '' ? [{ start, end, settings: '', text: written }] : [];
  });
  return { cues, dropped: lines.filter(({ from, to }) => to !== null && to <= from).length };
}

/** Converts `{y:i}text` and `/text` to italics. Removes other tags, such as `{c:$0000ff}`. */
function styled(line: string): string {
  const [, style] = /\{y:[^{}]*?([ibu])[^{}]*\}/i.exec(line) ?? (line.startsWith('/') ? ['', 'i'] : []);
  const words = line.replace(/\{[a-z]:[^{}]{0,40}\}/gi, '').replace(/^\//, '');
  return style === undefined ? words : `<${style.toLowerCase()}>${words}</${style.toLowerCase()}>`;
}
