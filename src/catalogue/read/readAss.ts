import { assText } from './assText';
import type { ReadCues } from './cue';
import { cueText } from './cueText';
import { readSpan } from './readTime';

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
