import type { Context } from '../context';
import type { FilmFile, LookedAt, Plan, Unit } from './unit';
import { encodePath, linkFile } from './linkFile';
import { prepareFiles, prepareHls } from './prepare';
import { makePreviews } from './previews';
import { extensionOf, fingerprint, sourceOf } from './sourceOf';
import { makeSubtitles } from './subtitles';
import { slugOf } from '../ids/assignIds';
import { marksOf } from '../probe/marksOf';
import type { SourceRecord, VideoRecord } from '@/contracts/film';
import { MEDIA_TYPES } from './mediaTypes';

export interface Made {
  /** Null if no version is playable. */
  video: VideoRecord | null;
  /** The file that images are taken from. */
  film: FilmFile | null;
  /** The running time in seconds. */
  duration: number | null;
}

/** Adds the playable files of a film or an episode to the bundle. */
export async function makeVideo({ unit, versions }: Plan, context: Context): Promise<Made> {
  const sources: SourceRecord[] = [];
  for (const [index, version] of versions.entries()) {
    const stem = `films/${unit.id}/${stemOf(unit, version, index)}`;
    const found = await sourcesOf(version, stem, unit, context);
    sources.push(...found.map((source) => ({ ...source, ...(versions.length > 1 && labelOf(version, source)) })));
  }
  const readable = versions.find(({ probed, verdict }) => probed?.video && verdict.way !== 'never');
  const film = readable ? filmFile(readable, unit, context) : null;
  const duration = readable?.duration ?? null;
  if (sources.length === 0) return { video: null, film, duration };

  const [part] = readable?.parts ?? [];
  const probed = readable?.probed ?? null;
  const subtitles = await makeSubtitles(
    unit,
    probed !== null && part !== undefined ? { file: part, probed } : null,
    context,
  );
  const previews =
    film === null
      ? null
      : await makePreviews(film, context).catch((error: unknown) => noPreviews(error, unit, context));
  const chapters = probed?.chapters ?? [];
  return {
    film,
    duration,
    video: {
      sources,
      ...(subtitles.length > 0 && { subtitles }),
      // A single chapter spans the whole film and carries no information.
      ...(chapters.length > 1 && { chapters }),
      // If a film has several parts, only the chapters of the first part are known.
      ...(readable?.parts.length === 1 && marksOf({ chapters, duration })),
      ...(previews !== null && { previews }),
      ...(duration !== null && duration > 0 && { duration }),
    },
  };
}

/** Returns the sources of one version. Reports the reason if there are none. */
export async function sourcesOf(
  version: LookedAt,
  stem: string,
  unit: Unit,
  context: Context,
): Promise<SourceRecord[]> {
  const { verdict, probed, parts } = version;
  const { options, tools, diagnostics } = context;
  const say = (text: string) => void diagnostics.push({ sort: 'unplayable', path: parts[0] ?? unit.place, text });
  if (verdict.way === 'never') {
    say(verdict.reasons.join(', '));
    return [];
  }
  const canPrepare = options.isPreparing && tools.ffmpeg !== null && probed !== null;
  const isPlayable = verdict.way === 'as it is' || verdict.way === 'length';
  const isWhole = isPlayable && parts.length === 1;
  const isFinished = verdict.way === 'as it is' && isWhole;
  const hasTracks = new Set(probed?.audio.flatMap(({ language }) => language ?? [])).size > 1;
  const found: SourceRecord[] = [];
  const job = { ...version, stem, name: unit.place };
  try {
    if (canPrepare && options.isHls) found.push(...(await prepareHls(job, context)));
    if (canPrepare && (!isFinished || hasTracks))
      return [...found, ...(await prepareFiles({ ...job, stem: `${stem}-made` }, context))];
  } catch (error) {
    tools.progress('');
    say(`ffmpeg could not prepare it (${error instanceof Error ? error.message : 'unknown'})`);
    if (!isWhole) return found;
  }
  const remedy = tools.ffmpeg === null ? 'ffmpeg and --prepare' : '--prepare';
  if (isPlayable) {
    const doubt = (text: string) => void diagnostics.push({ sort: 'doubtful', path: parts[0] ?? unit.place, text });
    if (verdict.way === 'length') doubt(`${verdict.reasons.join(', ')}; ${remedy} adds the length`);
    if (parts.length > 1) doubt(`has ${parts.length} parts, but only the first one plays; --prepare joins them`);
    return [...found, ...(await ownFile(version, stem, context))];
  }
  say(`${verdict.reasons.join(', ')}; ${remedy} ${tools.ffmpeg === null ? 'make' : 'makes'} it playable`);
  return found;
}

/** Returns the film file unchanged as a source: linked into the bundle, or at its future URL. */
async function ownFile({ parts, probed }: LookedAt, stem: string, context: Context): Promise<SourceRecord[]> {
  const { options, ledger, diagnostics } = context;
  const [file = ''] = parts;
  const extension = extensionOf(file);
  const record = (src: string): SourceRecord => ({
    src,
    type: MEDIA_TYPES[extension] ?? 'video/mp4',
    ...(probed?.video && { height: probed.video.height }),
  });
  if (options.mediaUrl !== null) return [record(options.mediaUrl + encodePath(file))];
  const target = `${stem}.${extension}`;
  const how = await linkFile(sourceOf(context, file), ledger.pathFor(target), options.mayCopy).catch(
    () => 'not linked' as const,
  );
  if (how === 'not linked') {
    const text = `cannot be linked into ${options.into} (another disk?); --copy copies it, --media-url leaves it where it is`;
    diagnostics.push({ sort: 'unplayable', path: file, text });
    return [];
  }
  ledger.note(target, fingerprint(context, file), how !== 'kept');
  return [record(target)];
}

const stemOf = ({ base }: Unit, { label }: LookedAt, index: number): string =>
  index === 0 ? base : `${base}-${label === null ? index + 1 : `${index + 1}-${slugOf(label, null)}`}`;

/** Returns the label that tells versions apart if their heights do not. */
const labelOf = ({ label }: LookedAt, { label: own }: SourceRecord): Pick<SourceRecord, 'label'> =>
  label === null || own !== undefined ? {} : { label: label.slice(0, 60) };

/** Returns the file that images are taken from. Returns null without ffprobe. */
export function filmFile({ parts, probed, duration }: LookedAt, { id, base }: Unit, context: Context): FilmFile | null {
  const [part] = parts;
  const length = (parts.length === 1 ? duration : probed?.duration) ?? 0;
  if (part === undefined || !probed?.video || length <= 0) return null;
  return {
    file: sourceOf(context, part),
    from: fingerprint(context, part),
    stem: `films/${id}/${base}`,
    film: { duration: length, width: probed.video.width, height: probed.video.height },
  };
}

function noPreviews(error: unknown, { place }: Unit, { diagnostics }: Context): null {
  const why = error instanceof Error ? error.message : 'unknown';
  diagnostics.push({ sort: 'doubtful', path: place, text: `no previews for its seek bar (${why})` });
  return null;
}
