import { readRecords } from '@/domain/record/readRecords';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { AudioStream, Probed, SubtitleStream, VideoStream } from './probed';
import { readLanguageTag } from './readLanguageTag';

const MAX = { chapters: 100, streams: 64, text: 120, seconds: 604_800, pixels: 20_000 } as const;

/**
 * Reads the output of ffprobe (`-of json -show_format -show_streams -show_chapters`). Returns null if it contains no
 * streams.
 */
export function readProbe(text: string): Probed | null {
  const raw = parsed(text);
  if (!isRecord(raw)) return null;
  const format = isRecord(raw.format) ? raw.format : {};
  const streams = readRecords(raw.streams).slice(0, MAX.streams);
  if (streams.length === 0) return null;
  const ofType = (type: string) => streams.filter((stream) => stream.codec_type === type);
  // ffprobe reports a cover image as a video stream.
  const pictures = ofType('video').filter((stream) => !hasFlag(stream, 'attached_pic'));
  return {
    format: cleanText(format.format_name, MAX.text),
    duration: readSeconds(format.duration),
    video: pictures[0] ? readVideo(pictures[0]) : null,
    audio: ofType('audio').map(readAudio),
    subtitles: ofType('subtitle').map(readSubtitle),
    chapters: readRecords(raw.chapters).slice(0, MAX.chapters).flatMap(readChapter),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const readVideo = (raw: UnknownRecord): VideoStream => {
  const [width, height] = [readCount(raw.width, MAX.pixels), readCount(raw.height, MAX.pixels)];
  const isTurned = Math.abs(turnOf(raw)) % 180 === 90;
  return {
    index: readCount(raw.index, MAX.streams),
    codec: cleanText(raw.codec_name, MAX.text),
    profile: cleanText(raw.profile, MAX.text),
    pixelFormat: cleanText(raw.pix_fmt, MAX.text),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    ...readRate(raw.avg_frame_rate),
  };
};

/** Reads a frame rate such as `24000/1001`. */
function readRate(value: unknown): Pick<VideoStream, 'frameRate'> {
  const [, frames, seconds] = /^(\d{1,9})\/([1-9]\d{0,8})$/.exec(typeof value === 'string' ? value : '') ?? [];
  const frameRate = Number(frames) / Number(seconds);
  return frameRate >= 1 && frameRate <= 250 ? { frameRate } : {};
}

/** Returns the rotation in degrees. Phones store portrait videos rotated, with this value. */
const turnOf = (raw: UnknownRecord): number =>
  readRecords(raw.side_data_list).reduce((turn, { rotation }) => (typeof rotation === 'number' ? rotation : turn), 0);

const readAudio = (raw: UnknownRecord): AudioStream => ({
  index: readCount(raw.index, MAX.streams),
  codec: cleanText(raw.codec_name, MAX.text),
  channels: readCount(raw.channels, 64),
  ...readTags(raw),
});

const readSubtitle = (raw: UnknownRecord): SubtitleStream => ({
  index: readCount(raw.index, MAX.streams),
  codec: cleanText(raw.codec_name, MAX.text),
  ...readTags(raw),
  isDefault: hasFlag(raw, 'default'),
  isForced: hasFlag(raw, 'forced'),
  isCaptions: hasFlag(raw, 'hearing_impaired') || hasFlag(raw, 'captions'),
});

function readTags({ tags }: UnknownRecord): Pick<AudioStream, 'language' | 'title'> {
  const said = isRecord(tags) ? tags : {};
  const title = cleanText(said.title ?? said.handler_name, MAX.text);
  // These titles are the defaults of encoders and carry no information.
  const isEmpty = title === '' || /^(sound|subtitle|video)handler|^(core|apple)? ?media|^\W*$/i.test(title);
  return { language: readLanguageTag(said.language), title: isEmpty ? null : title };
}

function readChapter(raw: UnknownRecord): Probed['chapters'] {
  const start = readSeconds(raw.start_time);
  return start === null ? [] : [{ start, title: isRecord(raw.tags) ? cleanText(raw.tags.title, MAX.text) : '' }];
}

const hasFlag = ({ disposition }: UnknownRecord, flag: string): boolean =>
  isRecord(disposition) && disposition[flag] === 1;

function readSeconds(value: unknown): number | null {
  const seconds = typeof value === 'string' ? Number.parseFloat(value) : value;
  const isTime = typeof seconds === 'number' && seconds >= 0 && seconds <= MAX.seconds;
  return isTime ? Math.round(seconds * 1000) / 1000 : null;
}

const readCount = (value: unknown, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, max) : 0;
