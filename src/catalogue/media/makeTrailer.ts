import type { ImageRef } from '@/lib/imageRef';
import type { Context } from '../context';
import type { Work } from '../work';
import { lookAt } from './lookAt';
import { filmFile, sourcesOf } from './makeVideo';
import { makeStill } from './pictures';
import type { Plan } from './unit';
import type { SourceRecord } from './videoRecord';

/** The `trailer` of a record: a source as a video has them, and a picture to show before it plays. */
export interface TrailerRecord extends Pick<SourceRecord, 'src' | 'type' | 'height'> {
  poster?: ImageRef;
}

/** Looks at the first trailer among the extras of a title; null without one. */
export async function planTrailer({ id, extras }: Work, context: Context): Promise<Plan | null> {
  const trailer = extras.find(({ kind }) => kind === 'trailer');
  if (!trailer) return null;
  const files = { versions: [{ label: null, parts: [trailer.path] }], subtitles: [], nfo: null };
  return lookAt({ id, base: 'trailer', place: trailer.path, files }, context);
}

/** Puts a trailer into the bundle, like a film; null where browsers do not play it. */
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
