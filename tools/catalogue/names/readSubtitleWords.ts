import type { FoundSubtitles } from '../scanResult';
import { cleanText } from '@/lib/text';
import { narrowed, readLanguage } from './readLanguage';

/** The properties of subtitles that the name of their file states. */
export type SubtitleLabels = Omit<FoundSubtitles, 'path'>;

const FLAGS: Readonly<Record<string, Partial<SubtitleLabels>>> = {
  default: { isDefault: true },
  forced: { isForced: true },
  foreign: { isForced: true },
  sdh: { isCaptions: true },
  cc: { isCaptions: true },
  captions: { isCaptions: true },
  hi: { isCaptions: true },
};

export interface SubtitleWords {
  labels: SubtitleLabels;
  /** Whether every word is a language, a flag or a number, and at least one is not a number. */
  isUnderstood: boolean;
}

/**
 * Reads the words after a film's name in the name of its subtitles: a language, flags, and a label from the remaining
 * words.
 */
export function readSubtitleWords(text: string): SubtitleWords {
  const labels: SubtitleLabels = { language: null, label: null, isDefault: false, isForced: false, isCaptions: false };
  const left: string[] = [];
  for (const word of text
    .slice(0, 300)
    .split(/[\s._()[\]{}+,]+/)
    .flatMap(parts)) {
    if (/^\d*$/.test(word)) continue;
    const flag = flagOf(word, labels.language !== null);
    const language = readLanguage(word);
    const region = labels.language === null ? null : narrowed(labels.language, word);
    if (flag !== null) Object.assign(labels, flag);
    else if (region !== null) labels.language = region;
    else if (labels.language === null && language !== null) labels.language = language;
    else if (language === null || language !== labels.language?.split('-')[0]) left.push(word);
  }
  const isLabeled = labels.language !== null || labels.isDefault || labels.isForced || labels.isCaptions;
  return {
    labels: { ...labels, label: cleanText(left.join(' '), 60) || null },
    isUnderstood: isLabeled && left.length === 0,
  };
}

/** Splits words at hyphens, but not a language tag: `pt-BR` is one word, `en-forced` is two. */
const parts = (word: string) => (readLanguage(word) === null ? word.split('-') : [word]);

/** Returns the flags of a word. `hi` means Hindi, but after a language it means subtitles for the hard of hearing. */
function flagOf(word: string, hasLanguage: boolean): Partial<SubtitleLabels> | null {
  const key = word.toLowerCase();
  return Object.hasOwn(FLAGS, key) && (key !== 'hi' || hasLanguage) ? (FLAGS[key] ?? null) : null;
}
