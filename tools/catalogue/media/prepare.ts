import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '../context';
import { digest } from '../digest';
import { fileArgument } from '../probe/probeFile';
import type { AudioStream } from '../probe/probeResult';
import { hlsArguments, hlsFiles, rungsOf } from './hlsArguments';
import { containerFor, prepareArguments } from './prepareArguments';
import type { FilmPart } from './prepareParts';
import { areAlike, joinArguments, joinedProbe } from './prepareParts';
import { progressLine } from './progressLine';
import { runFfmpeg } from './runFfmpeg';
import { extensionOf, fingerprint, sourceOf } from './sourceOf';
import type { LookedAt } from './unit';
import type { SourceRecord } from '@/contracts/film';
import { MEDIA_TYPES } from './mediaTypes';

/** The version of prepared films. Must be raised when the way they are made changes. All films are then made again. */
const MAKER = 1;

/**
 * Versions of prepared films by audio codec. Earlier releases copied MP3 into MP4, which Firefox plays without sound.
 */
const MAKER_BY_SOUND: Readonly<Record<string, number>> = { mp3: 2 };

/** The maximum number of audio tracks, one for each language. */
const MAX_TRACKS = 4;

interface Job extends LookedAt {
  /** The path of the files in the bundle, without extension. */
  stem: string;
  /** The name in the progress line. */
  name: string;
}

/** Makes files of one quality that every browser plays, one for each audio track. Rejects if ffmpeg fails. */
export async function prepareFiles(job: Job, context: Context): Promise<SourceRecord[]> {
  const { verdict, stem, parts } = job;
  const isJoined = !areAlike(partsOf(job));
  const probed = isJoined && job.probed ? joinedProbe(job.probed) : job.probed;
  if (probed === null) return [];
  const tracks = soundTracks(probed.audio);
  reportLostSound(job, tracks, context);
  const container = containerFor(isJoined ? 'repack' : verdict.way, extensionOf(parts[0] ?? ''));
  const sources: SourceRecord[] = [];
  for (const [index, audio] of tracks.entries()) {
    const file = `${stem}${index === 0 ? '' : `-${audio?.language ?? index + 1}`}.${container}`;
    // A playable film is repacked too, because a file with only one of its languages is a new file.
    const way = isJoined || verdict.way === 'as it is' ? 'repack' : verdict.way;
    await context.ledger.make(
      [file],
      digest(
        'prepared',
        MAKER_BY_SOUND[audio?.codec ?? ''] ?? MAKER,
        fingerprint(context, ...parts),
        way,
        audio?.index,
        ...(isJoined ? ['joined'] : []),
      ),
      (pathFor) =>
        encode(job, context, {
          args: [...prepareArguments({ way, container }, probed, audio), pathFor(file)],
          target: pathFor(file),
        }),
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

/** Makes an HLS stream with several qualities. */
export async function prepareHls(job: Job, context: Context): Promise<SourceRecord[]> {
  const { stem, parts } = job;
  const isJoined = !areAlike(partsOf(job));
  const probed = isJoined && job.probed ? joinedProbe(job.probed) : job.probed;
  if (!probed?.video) return [];
  const { video } = probed;
  const [audio = null] = probed.audio;
  reportLostSound(job, [audio], context);
  const rungs = rungsOf(video);
  const names = hlsFiles(rungs);
  const files = names.map((name) => `${stem}-hls/${name}`);
  const [master = ''] = files;
  const from = digest('hls', MAKER, fingerprint(context, ...parts), ...(isJoined ? ['joined'] : []));
  await context.ledger.make(files, from, async (pathFor) => {
    // The playlists contain the names of their files, so ffmpeg writes these under their final names into a temporary
    // folder.
    const room = await mkdtemp(path.join(path.dirname(pathFor(master)), '.part-'));
    try {
      await encode(job, context, { args: hlsArguments(rungs, video, audio), cwd: room, target: pathFor(master) });
      for (const [index, name] of names.entries()) await rename(path.join(room, name), pathFor(files[index] ?? ''));
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  });
  return [{ src: master, type: MEDIA_TYPES.m3u8 ?? '' }];
}

/** Returns the first track of each language. Returns only the first track if it has no language. */
export function soundTracks(audio: readonly AudioStream[]): (AudioStream | null)[] {
  const [first] = audio;
  if (first === undefined) return [null];
  const firsts = new Map<string, AudioStream>();
  for (const track of audio)
    if (track.language !== null && !firsts.has(track.language)) firsts.set(track.language, track);
  return first.language === null ? [first] : [...firsts.values()].slice(0, MAX_TRACKS);
}

/** Returns the languages of a film that none of the tracks has. */
export const lostLanguages = (audio: readonly AudioStream[], tracks: readonly (AudioStream | null)[]): string[] => {
  const kept = new Set(tracks.map((track) => track?.language));
  return [...new Set(audio.map(({ language }) => language))].filter(
    (language) => language !== null && !kept.has(language),
  ) as string[];
};

function reportLostSound(
  { probed, parts }: Job,
  tracks: readonly (AudioStream | null)[],
  { diagnostics }: Context,
): void {
  const lost = lostLanguages(probed?.audio ?? [], tracks);
  if (lost.length === 0) return;
  const text = `its audio in ${lost.join(', ')} is left out: a prepared film has ${tracks.length === 1 ? 'one audio track' : `at most ${MAX_TRACKS} audio tracks`}`;
  diagnostics.push({ sort: 'doubtful', path: parts[0] ?? '', text });
}

interface Encoding {
  args: string[];
  cwd?: string;
  /** The output file. Temporary files are in its folder, because that disk has room for a film. */
  target: string;
}

async function encode(job: Job, context: Context, { args, cwd, target }: Encoding): Promise<void> {
  const { tools } = context;
  const started = Date.now();
  const onSeconds = (seconds: number) => {
    const share = seconds / Math.max(1, job.duration ?? seconds);
    tools.progress(progressLine(share, (Date.now() - started) / 1000, job.name));
  };
  const parts = partsOf(job).map(({ file, probed }) => ({ file: sourceOf(context, file), probed }));
  const { input, forget } = await (areAlike(parts)
    ? inputOf(parts.map(({ file }) => file))
    : joinedInput(parts, path.dirname(target), (own) => runFfmpeg(tools, { args: own, onSeconds })));
  try {
    await runFfmpeg(tools, { args: [...input, ...args], ...(cwd !== undefined && { cwd }), onSeconds });
  } finally {
    tools.progress('');
    await forget();
  }
}

/**
 * Returns the ffmpeg input for the parts of a film. The list of parts is in the system's temporary folder, so that the
 * folder of films is never written to.
 */
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

/** Joins parts that differ into one file and returns it as ffmpeg input. */
async function joinedInput(parts: readonly FilmPart[], folder: string, run: (args: string[]) => Promise<unknown>) {
  const room = await mkdtemp(path.join(folder, '.part-'));
  const forget = () => rm(room, { recursive: true, force: true });
  const joined = path.join(room, 'joined.mp4');
  try {
    await run(joinArguments(parts, joined));
  } catch (error) {
    await forget();
    throw error;
  }
  return { input: ['-i', fileArgument(joined)], forget };
}

const partsOf = ({ parts, probes }: LookedAt): FilmPart[] =>
  parts.map((file, index) => ({ file, probed: probes[index] ?? null }));
