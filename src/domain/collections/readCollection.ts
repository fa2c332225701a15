import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { cleanText } from '@/lib/text';
import type { Collection, CollectionName } from './collection';
import { findTranslation } from '../record/findTranslation';
import { nameSlug } from '../record/nameSlug';
import { readImage, readText } from '../record/readFields';
import { readTitleId, readTitles } from '../title/readTitle';
import { byRelease } from '../title/releaseOrder';
import type { Source } from '../record/source';

const MAX = { name: 300, overview: 2000 } as const;

/** Reads the collection that a title's record names, by a record or by its name alone. Null if there is none. */
export function readCollectionName(title: UnknownRecord, source: Source): CollectionName | null {
  const named = firstField(title, 'belongs_to_collection', 'collection');
  return toCollectionName(isRecord(named) ? named : { name: named }, source);
}

function toCollectionName(raw: UnknownRecord, source: Source): CollectionName | null {
  const name = readText(raw, MAX.name, 'name');
  const slug = source === 'product' && name !== null ? nameSlug(name) : null;
  const id = readTitleId(raw.id) ?? slug;
  if (id === null || name === null) return null;
  return {
    id,
    source,
    name,
    poster: readImage(raw, 'poster_path', 'poster'),
    backdrop: readImage(raw, 'backdrop_path', 'backdrop'),
  };
}

/**
 * Reads a collection with its movies. Null without an id or a name.
 * @param language the requested language, BCP 47
 */
export function readCollection(raw: unknown, source: Source, language: string): Collection | null {
  const name = isRecord(raw) ? toCollectionName(raw, source) : null;
  if (!isRecord(raw) || !name) return null;
  const own = cleanText(raw.overview, MAX.overview);
  const other = own === '' ? findTranslation(raw, language, 'overview') : null;
  return {
    ...name,
    overview: other ? cleanText(other.texts.overview, MAX.overview) : own,
    overviewLanguage: other?.language ?? null,
    titles: (readTitles(raw.parts, 'movie', source) ?? []).sort(byRelease),
  };
}
