import type { ImageRef } from '@/lib/safeUrls';
import type { Context } from '../context';
import type { Work } from '../work';
import { probeUnit } from './probeUnit';
import { filmFile, sourcesOf } from './makeVideo';
import { makeStill } from './pictures';
import type { Plan } from './unit';
import type { SourceRecord } from '@/contracts/film';

/** The `trailer` field of a record: a video source, and a poster to show before playback. */
export interface TrailerRecord extends Pick<SourceRecord, 'src' | 'type' | 'height'> {
  poster?: ImageRef;
}

/** Probes the first trailer among the extras of a title. Returns null if there is none. */
export async function planTrailer({ id, extras }: Work, context: Context): Promise<Plan | null> {
  const trailer = extras.find(({ kind }) => kind === 'trailer');
  if (!trailer) return null;
  const files = { versions: [{ label: null, parts: [trailer.path] }], subtitles: [], nfo: null };
  return probeUnit({ id, base: 'trailer', place: trailer.path, files }, context);
}

/** Adds a trailer to the bundle, as `makeVideo` does for a film. Returns null if browsers cannot play it. */
export async function makeTrailer({ unit, versions }: Plan, context: Context): Promise<TrailerRecord | null> {
  const [version] = versions;
  if (!version) return null;
  const stem = `films/${unit.id}/${unit.base}`;
  const [source] = await sourcesOf(version, stem, unit, context);
  if (!source) return null;
  const { src, type, height } = source;
  const poster = await makeStill(stem, null, filmFile(version, unit, context), context);
  return { src, type, ...(height !== undefined && { height }), ...(poster !== null && { poster }) };
}
