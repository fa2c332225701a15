import { assText } from './assText';
import type { Cue, ReadCues } from './cue';
import { cueText } from './cueText';
import type { Timing } from './readTiming';
import { readTiming } from './readTiming';

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
