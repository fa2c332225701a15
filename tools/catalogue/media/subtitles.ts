import { readFile, writeFile } from 'node:fs/promises';
import type { Context } from '../context';
import { digest } from '../digest';
import type { ProbeResult, SubtitleStream } from '../probe/probeResult';
import { fileArgument } from '../probe/probeFile';
import { decodeText } from '../read/decodeText';
import type { Vtt } from '../read/toVtt';
import { toVtt } from '../read/toVtt';
import type { SubtitleLabels } from '../names/readSubtitleWords';
import type { FoundSubtitles } from '../scanResult';
import { runFfmpeg } from './runFfmpeg';
import { fingerprint, sourceOf } from './sourceOf';
import type { Unit } from './unit';
import type { SubtitlesRecord } from '@/contracts/film';

/**
 * Creates a function that names subtitle files: `film.en.vtt`, and `film.en-2.vtt` for the next one in that language.
 */
function createSubtitleNames(stem: string): (language: string | null) => string {
  const given = new Map<string, number>();
  return (language) => {
    const name = language ?? 'und';
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return `${stem}.${name}${count === 1 ? '' : `-${count}`}.vtt`;
  };
}

/** The version of the subtitle output. Must be raised when the way subtitles are written changes. */
const MAKER = 2;

const TEXT_CODECS = ['subrip', 'ass', 'ssa', 'mov_text', 'webvtt', 'text'];

/** The maximum size of a subtitle file. A larger file is not text. */
const MAX_BYTES = 20_000_000;

/** Converts the subtitles beside a film and inside it to WebVTT. */
export async function makeSubtitles(
  unit: Unit,
  inside: { file: string; probed: ProbeResult } | null,
  context: Context,
): Promise<SubtitlesRecord[]> {
  const nameOf = createSubtitleNames(`films/${unit.id}/${unit.base}`);
  const records: SubtitlesRecord[] = [];
  const beside = unit.files.subtitles;
  const frameRate = inside?.probed.video?.frameRate ?? null;
  for (const found of beside) {
    const src = nameOf(found.language);
    if (await writeBeside(found, { src, frameRate }, context)) records.push(recordOf(found, src));
  }
  const streams = context.tools.ffmpeg === null ? [] : (inside?.probed.subtitles ?? []);
  for (const stream of streams) {
    // A subtitle file beside the film takes priority over a similar stream in it.
    if (beside.some((found) => isLike(found, stream))) continue;
    const src = nameOf(stream.language);
    if (inside && (await writeInside(unit, inside.file, stream, src, context)))
      records.push(recordOf({ ...stream, label: stream.title }, src));
  }
  return records;
}

const isLike = (found: FoundSubtitles, stream: SubtitleStream): boolean =>
  found.language === stream.language && found.isForced === stream.isForced && found.isCaptions === stream.isCaptions;

function recordOf({ language, label, isDefault, isForced, isCaptions }: SubtitleLabels, src: string): SubtitlesRecord {
  return {
    src,
    srclang: language ?? 'und',
    ...((label !== null || language === null) && { label: label?.slice(0, 60) ?? 'Subtitles' }),
    ...(isCaptions && { kind: 'captions' }),
    ...(isDefault && { default: true }),
    ...(isForced && { forced: true }),
  };
}

/** MPEG program streams begin with these bytes, and a VobSub `.sub` file with image subtitles is such a stream. */
const isPictures = (bytes: Uint8Array): boolean => bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 1;

async function writeBeside(
  { path, language }: FoundSubtitles,
  { src, frameRate }: { src: string; frameRate: number | null },
  context: Context,
): Promise<boolean> {
  const { disk, ledger, diagnostics } = context;
  const fault = (text: string) => void diagnostics.push({ sort: 'doubtful', path, text });
  const size = disk.get(path)?.size ?? 0;
  if (size === 0 || size > MAX_BYTES) {
    fault(size === 0 ? 'the subtitles are empty' : 'the subtitles are larger than 20 MB, too large for text');
    return false;
  }
  const from = digest('subtitles', MAKER, fingerprint(context, path), frameRate);
  try {
    const note = await ledger.make([src], from, async (pathFor) => {
      const bytes = await readFile(sourceOf(context, path));
      if (isPictures(bytes)) throw new Error('the subtitles are images, which browsers cannot show');
      const made = toVtt(decodeText(bytes, language), frameRate);
      if (made.cues === 0) throw new Error('no line of the subtitles could be read');
      await writeFile(pathFor(src), made.text);
      return lossText(made);
    });
    if (note !== undefined) fault(note);
    return true;
  } catch (error) {
    fault(error instanceof Error ? error.message : 'the subtitles cannot be read');
    return false;
  }
}

async function writeInside(
  unit: Unit,
  file: string,
  stream: SubtitleStream,
  src: string,
  context: Context,
): Promise<boolean> {
  const { ledger, tools, diagnostics } = context;
  if (!TEXT_CODECS.includes(stream.codec)) {
    const text = `its ${stream.language ?? 'unnamed'} subtitles are images (${stream.codec}), which browsers cannot show`;
    diagnostics.push({ sort: 'doubtful', path: unit.place, text });
    return false;
  }
  const from = digest('inside', MAKER, fingerprint(context, file), stream.index);
  const fault = (text: string) =>
    void diagnostics.push({
      sort: 'doubtful',
      path: unit.place,
      text: `its ${stream.language ?? 'unnamed'} subtitles: ${text}`,
    });
  try {
    const note = await ledger.make([src], from, async (pathFor) => {
      const args = ['-i', fileArgument(sourceOf(context, file)), '-map', `0:${stream.index}`, '-f', 'srt', 'pipe:1'];
      const made = toVtt(decodeText(await runFfmpeg(tools, { args })));
      if (made.cues === 0) throw new Error('they are empty');
      await writeFile(pathFor(src), made.text);
      return lossText(made);
    });
    if (note !== undefined) fault(note);
    return true;
  } catch (error) {
    fault(error instanceof Error ? error.message : 'they cannot be read');
    return false;
  }
}

function lossText({ dropped, isCut }: Vtt): string | undefined {
  const dropping = dropped > 0 ? [`${dropped} lines of the subtitles could not be read`] : [];
  const cutting = isCut ? ['the subtitles are longer than 8,000,000 characters; the rest is left out'] : [];
  return [...dropping, ...cutting].join(', and ') || undefined;
}
