import { vttTime } from '../vttTime';
import type { Cue, ReadCues } from './subtitleFormats';
import { readAss, readSrt, readVtt } from './subtitleFormats';
import { readMicroDvd, readMpl2, readSubViewer } from './readSub';

export interface Vtt {
  /** The content of a WebVTT file. */
  text: string;
  /** The number of cues in the file. */
  cues: number;
  /** The number of cues that were left out, because they are invalid or too many. */
  dropped: number;
  /** Whether the source is longer than `MAX_LENGTH`, so that its end was not read. */
  isCut: boolean;
}

/** The maximum length in characters. Even 24 hours of dialogue are shorter. */
const MAX_LENGTH = 8_000_000;
const MAX_CUES = 50_000;

const NOTHING: ReadCues = { cues: [], dropped: 0 };

type Reader = (text: string, frameRate: number | null) => ReadCues;

/** The formats, detected by the content because file extensions are often wrong. */
const FORMATS: readonly { isIn: RegExp; read: Reader }[] = [
  { isIn: /^\s*WEBVTT(?:\s|$)/, read: readVtt },
  { isIn: /^\[Script Info\]|^Dialogue:\s?(?:Marked=)?\d{1,4},\s?-?\d{1,4}:\d/im, read: readAss },
  { isIn: /-->|^\s*\d{1,2}:\d\d:[\d.,]+\s*(?:->|[–—]>|→)\s*\d/m, read: readSrt },
  { isIn: /^[ \t]*\{\d{1,8}\}\{\d{0,8}\}/m, read: readMicroDvd },
  { isIn: /^[ \t]*\[\d{1,8}\]\[\d{0,8}\]/m, read: readMpl2 },
  { isIn: /^[ \t]*\d{1,2}:\d{2}:\d{2}[.,]\d{1,3},\d{1,2}:\d{2}:\d{2}/m, read: readSubViewer },
];

/** The first characters are enough to detect the format. */
const HEAD_LENGTH = 20_000;

/**
 * Converts subtitles of any text format to WebVTT with millisecond precision. Validates WebVTT input too.
 * @param frameRate the frame rate of the video, for subtitles whose times are frames, or null if it is unknown
 */
export function toVtt(given: string, frameRate: number | null = null): Vtt {
  const text = given
    .slice(0, MAX_LENGTH)
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '');
  const head = text.slice(0, HEAD_LENGTH);
  const { cues, dropped } = FORMATS.find(({ isIn }) => isIn.test(head))?.read(text, frameRate) ?? NOTHING;
  const kept = cues.slice(0, MAX_CUES).sort((a, b) => a.start - b.start);
  return {
    text: ['WEBVTT\n', ...kept.map(writeCue)].join('\n'),
    cues: kept.length,
    dropped: dropped + cues.length - kept.length,
    isCut: given.length > MAX_LENGTH,
  };
}

const writeCue = ({ start, end, settings, text }: Cue) =>
  `${vttTime(start)} --> ${vttTime(end)}${settings === '' ? '' : ` ${settings}`}\n${text}\n`;
