import type { SourceRecord, SubtitlesRecord, UncheckedFields, VideoRecord } from '@/contracts/film';
import { isRecord } from '@/lib/json';
import { readMediaAddress } from '@/lib/mediaAddress';
import { msg, numbered } from '@/lib/msg';
import { cleanText } from '@/lib/text';
import type { Chapter, Film, FilmSource, Subtitles } from './film';
import { readText } from '../record/readFields';
import { readRecords } from '../record/readRecords';

const MAX = { type: 100, label: 60, chapter: 120, list: 100, height: 10_000 } as const;

/** One week, the maximum length of a video. */
const MAX_SECONDS = 604_800;

/** Matches BCP 47, as `<track srclang>` requires. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i;

/**
 * Reads the `video` of a record, from which a movie or an episode is played.
 * @returns null without a source at a valid URL
 */
export function readFilm(raw: unknown): Film | null {
  if (!isRecord(raw)) return null;
  const video: UncheckedFields<VideoRecord> = raw;
  const sources = readRecords(video.sources).slice(0, MAX.list).flatMap(readSource);
  if (sources.length === 0) return null;
  return {
    sources,
    subtitles: readRecords(video.subtitles).slice(0, MAX.list).flatMap(readSubtitles),
    chapters: readChapters(video.chapters),
    previews: readMediaAddress(video.previews),
    duration: readInstant(video.duration),
    intro: readSpan(video.intro),
    creditsStart: readInstant(video.credits),
  };
}

function readSource(raw: UncheckedFields<SourceRecord>): FilmSource[] {
  const src = readMediaAddress(raw.src);
  if (src === null) return [];
  const { height, language } = raw;
  const isHeight = typeof height === 'number' && Number.isInteger(height) && height > 0 && height <= MAX.height;
  return [
    {
      src,
      type: readText(raw, MAX.type, 'type'),
      height: isHeight ? height : null,
      label: readText(raw, MAX.label, 'label'),
      sound: isLanguage(language) ? { language, label: readText(raw, MAX.label, 'sound') } : null,
    },
  ];
}

function readSubtitles(raw: UncheckedFields<SubtitlesRecord>): Subtitles[] {
  const src = readMediaAddress(raw.src);
  if (src === null || !isLanguage(raw.srclang)) return [];
  return [
    {
      src,
      language: raw.srclang,
      label: readText(raw, MAX.label, 'label'),
      kind: raw.kind === 'captions' ? 'captions' : 'subtitles',
      isDefault: raw.default === true,
      isForced: raw.forced === true,
    },
  ];
}

const isLanguage = (value: unknown): value is string => typeof value === 'string' && LANGUAGE.test(value);

/** Reads the chapters in chronological order, one for each time. A chapter without a name is named by its number. */
function readChapters(list: unknown): Chapter[] {
  const names = new Map<number, string>();
  for (const raw of readRecords(list).slice(0, MAX.list)) {
    const start = readSeconds(raw.start);
    if (start !== null && !names.has(start)) names.set(start, cleanText(raw.title, MAX.chapter));
  }
  return [...names]
    .sort(([a], [b]) => a - b)
    .map(([start, name], index) => ({ start, name: name || numbered(msg('Chapter {number}'), index + 1) }));
}

function readSpan(raw: unknown): Film['intro'] {
  const start = isRecord(raw) ? readSeconds(raw.start) : null;
  const end = isRecord(raw) ? readSeconds(raw.end) : null;
  return start !== null && end !== null && end > start ? { start, end } : null;
}

const readSeconds = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= MAX_SECONDS ? value : null;

/** Reads a time. 0 counts as missing. */
const readInstant = (value: unknown): number | null => (value === 0 ? null : readSeconds(value));
