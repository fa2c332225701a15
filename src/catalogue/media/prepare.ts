import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '../context';
import { digest } from '../digest';
import { fileArgument } from '../probe/probeFile';
import type { AudioStream } from '../probe/probed';
import { hlsArguments, hlsFiles, rungsOf } from './hlsArguments';
import { containerFor, prepareArguments } from './prepareArguments';
import { progressLine } from './progressLine';
import { runFfmpeg } from './runFfmpeg';
import { extensionOf, fingerprint, sourceOf } from './sourceOf';
import type { LookedAt } from './unit';
import type { SourceRecord } from './videoRecord';
import { MEDIA_TYPES } from './videoRecord';

/** Raised when films are made in another way; then all are made anew. */
const MAKER = 1;

/** The same for films with one kind of sound. Earlier versions copied MP3 into MP4, which Firefox plays without sound. */
const MAKER_BY_SOUND: Readonly<Record<string, number>> = { mp3: 2 };

/** A sound track for each language, so many at most. */
const MAX_TRACKS = 4;

interface Job extends LookedAt {
  /** What the files are called in the bundle, without an ending. */
  stem: string;
  /** What the progress line calls it. */
  name: string;
}

/** Makes files of one quality that every browser plays: one for each sound track. Rejects where ffmpeg fails. */
export async function prepareFiles(job: Job, context: Context): Promise<SourceRecord[]> {
  const { probed, verdict, stem, parts } = job;
  if (probed === null) return [];
  const tracks = soundTracks(probed.audio);
  const container = containerFor(verdict.way, extensionOf(parts[0] ?? ''));
  const sources: SourceRecord[] = [];
  for (const [index, audio] of tracks.entries()) {
    const file = `${stem}${index === 0 ? '' : `-${audio?.language ?? index + 1}`}.${container}`;
    // One language of several is a new file even where the film plays as it is.
    const way = verdict.way === 'as it is' ? 'repack' : verdict.way;
    await context.ledger.make(
      [file],
      digest(
        'prepared',
        MAKER_BY_SOUND[audio?.codec ?? ''] ?? MAKER,
        fingerprint(context, ...parts),
        way,
        audio?.index,
      ),
      (placeOf) =>
        encode(job, context, { args: [...prepareArguments({ way, container }, probed, audio), placeOf(file)] }),
    );
    sources.push({
      src: file,
      type: MEDIA_TYPES[container] ?? '',
      ...(probed.video && { height: probed.video.height }),
      ...(tracks.length > 1 && audio?.language && { language: audio.language }),
      ...(tracks.length > 1 && audio?.title && { sound: audio.title.slice(0, 60) }),
    });
  }
  return sources;
}

/** Makes one list of several qualities. */
export async function prepareHls(job: Job, context: Context): Promise<SourceRecord[]> {
  const { probed, stem, parts } = job;
  if (!probed?.video) return [];
  const { video } = probed;
  const [audio = null] = probed.audio;
  const rungs = rungsOf(video);
  const names = hlsFiles(rungs);
  const files = names.map((name) => `${stem}-hls/${name}`);
  const [master = ''] = files;
  await context.ledger.make(files, digest('hls', MAKER, fingerprint(context, ...parts)), async (placeOf) => {
    // The lists name their files, so these are written under their own names in a room of their own.
    const room = await mkdtemp(path.join(path.dirname(placeOf(master)), '.part-'));
    try {
      await encode(job, context, { args: hlsArguments(rungs, video, audio), cwd: room });
      for (const [index, name] of names.entries()) await rename(path.join(room, name), placeOf(files[index] ?? ''));
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  });
  return [{ src: master, type: MEDIA_TYPES.m3u8 ?? '' }];
}

/** The first of each language; only the first of all where the languages are not told. */
export function soundTracks(audio: readonly AudioStream[]): (AudioStream | null)[] {
  const [first] = audio;
  if (first === undefined) return [null];
  const firsts = new Map<string, AudioStream>();
  for (const track of audio)
    if (track.language !== null && !firsts.has(track.language)) firsts.set(track.language, track);
  return first.language === null ? [first] : [...firsts.values()].slice(0, MAX_TRACKS);
}

async function encode(job: Job, context: Context, { args, cwd }: { args: string[]; cwd?: string }): Promise<void> {
  const { tools } = context;
  const started = Date.now();
  const { input, forget } = await inputOf(job.parts.map((part) => sourceOf(context, part)));
  try {
    await runFfmpeg(tools, {
      args: [...input, ...args],
      ...(cwd !== undefined && { cwd }),
      onSeconds: (seconds) => {
        const share = seconds / Math.max(1, job.duration ?? seconds);
        tools.progress(progressLine(share, (Date.now() - started) / 1000, job.name));
      },
    });
  } finally {
    tools.progress('');
    await forget();
  }
}

/** Parts of a film are read one after the other, from a list of them beside nobody's films. */
async function inputOf(parts: readonly string[]): Promise<{ input: string[]; forget: () => Promise<void> }> {
  const [only = ''] = parts;
  if (parts.length < 2) return { input: ['-i', fileArgument(only)], forget: () => Promise.resolve() };
  const room = await mkdtemp(path.join(tmpdir(), 'kinora-parts-'));
  const list = path.join(room, 'parts.txt');
  await writeFile(list, parts.map((part) => `file '${part.replaceAll("'", "'\\''")}'\n`).join(''));
  return {
    input: ['-f', 'concat', '-safe', '0', '-i', list],
    forget: () => rm(room, { recursive: true, force: true }),
  };
}
