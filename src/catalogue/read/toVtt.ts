import { vttTime } from '../vttTime';
import type { Cue, ReadCues } from './cue';
import { readAss } from './readAss';
import { readSrt } from './readSrt';
import { readVtt } from './readVtt';

export type SubtitleFormat = 'srt' | 'vtt' | 'ass' | 'ssa';

export interface Vtt {
  /** A WebVTT file. */
  text: string;
  /** How many cues are in it. */
  cues: number;
  /** How many were broken, and left out. */
  dropped: number;
}

/** A day and a night of talk have less. */
const MAX_LENGTH = 8_000_000;
const MAX_CUES = 50_000;

const READERS: Record<SubtitleFormat, (text: string) => ReadCues> = {
  srt: readSrt,
  vtt: readVtt,
  ass: readAss,
  ssa: readAss,
};

/** Subtitles of another format as WebVTT, to the millisecond; WebVTT itself is checked and tidied. */
export function toVtt(text: string, format: SubtitleFormat): Vtt {
  const { cues, dropped } = READERS[format](
    text
      .slice(0, MAX_LENGTH)
      .replace(/^\ufeff/, '')
      .replaceAll('\0', ''),
  );
  const kept = cues.slice(0, MAX_CUES).sort((a, b) => a.start - b.start);
  return {
    text: ['WEBVTT\n', ...kept.map(writeCue)].join('\n'),
    cues: kept.length,
    dropped: dropped + cues.length - kept.length,
  };
}

const writeCue = ({ start, end, settings, text }: Cue) =>
  `${vttTime(start)} --> ${vttTime(end)}${settings === '' ? '' : ` ${settings}`}\n${text}\n`;
