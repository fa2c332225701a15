import { readRecords } from '@/domain/record/readRecords';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import { canonical } from '../names/readLanguage';
import type { Tools } from '../tools';
import type { AudioStream, ProbeResult, SubtitleStream, VideoStream } from './probeResult';

/** Codes that stand for no language: undetermined, multiple, none, other. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis']);

/**
 * Returns the BCP 47 form of a stream's language tag, or null. Accepts the older codes of three letters, such as `ger`.
 */
export function readLanguageTag(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z]{2,3}([-_][a-z\d]{2,8}){0,2}$/i.test(value)) return null;
  const tag = canonical(value.replaceAll('_', '-'));
  return tag === null || NO_LANGUAGE.has(tag.slice(0, 3)) ? null : tag;
}

const MAX = { chapters: 100, streams: 64, text: 120, seconds: 604_800, pixels: 20_000 } as const;

/**
 * Reads the output of ffprobe (`-of json -show_format -show_streams -show_chapters`). Returns null if it contains no
 * streams.
 */
export function readProbe(text: string): ProbeResult | null {
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
    video: pictures[0] ? { ...readVideo(pictures[0]), ...readDelay(pictures[0], format) } : null,
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

/** Reads how much later a stream starts than its file. Streams of broadcasts start at any time. */
function readDelay(stream: UnknownRecord, format: UnknownRecord): Pick<VideoStream, 'delay'> {
  const [start, first] = [readSeconds(stream.start_time), readSeconds(format.start_time)];
  const delay = start === null || first === null ? 0 : Math.round((start - first) * 1000) / 1000;
  return delay > 0 ? { delay } : {};
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
  const fields = isRecord(tags) ? tags : {};
  const title = cleanText(fields.title ?? fields.handler_name, MAX.text);
  // These titles are the defaults of encoders and carry no information.
  const isEmpty = title === '' || /^(sound|subtitle|video)handler|^(core|apple)? ?media|^\W*$/i.test(title);
  return { language: readLanguageTag(fields.language), title: isEmpty ? null : title };
}

function readChapter(raw: UnknownRecord): ProbeResult['chapters'] {
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

/** Long enough for a file on a slow network. A broken file could block ffprobe forever. */
const TIMEOUT_MS = 120_000;

const ASK = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters'];

/** Probes a file with ffprobe. Returns a message if that fails. */
export async function probeFile(file: string, { runProgram, ffprobe }: Tools): Promise<ProbeResult | string> {
  if (ffprobe === null) return 'ffprobe is not installed';
  const { code, stdout, stderr } = await runProgram(ffprobe, [...ASK, '-i', fileArgument(file)], {
    timeoutMs: TIMEOUT_MS,
  });
  const probed = code === 0 ? readProbe(Buffer.from(stdout).toString('utf8')) : null;
  return probed ?? `ffprobe cannot read it${complaint(stderr)}; it is damaged or incomplete, so copy it again`;
}

/**
 * Returns a file argument for ffmpeg. Without the `file:` prefix, a name with a colon is parsed as a URL and a name
 * with a leading hyphen as an option.
 */
export const fileArgument = (file: string): string => `file:${file}`;

/** Returns the last line of the error output without the file's path. */
function complaint(stderr: string): string {
  const line = stderr.trim().split('\n').at(-1) ?? '';
  const words = line.replace(/^(\[[^\]]*\]\s*)+/, '').replace(/^file:.*:\s+/, '');
  return words === '' ? '' : ` (${words.slice(0, 120)})`;
}
