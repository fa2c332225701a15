import type { ReadCues } from './cue';
import { cueText } from './cueText';
import { readTiming } from './readTiming';

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
