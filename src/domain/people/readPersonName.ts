import type { UnknownRecord } from '@/lib/json';
import { nameSlug } from '../record/nameSlug';
import type { PersonName } from './person';
import { readImage, readText } from '../record/readFields';
import { readTitleId } from '../title/readTitle';
import type { Source } from '../record/source';

const MAX_NAME = 100;

/**
 * Reads the person of a cast or crew entry. Null without a name. In the product API, the slug of the name replaces a
 * missing id.
 */
export function readPersonName(raw: UnknownRecord, source: Source): PersonName | null {
  const name = readText(raw, MAX_NAME, 'name');
  if (name === null) return null;
  const slug = source === 'product' ? nameSlug(name) : null;
  return { id: readTitleId(raw.id) ?? slug, source, name, portrait: readImage(raw, 'profile_path', 'portrait') };
}

/** Returns a key that identifies a person within a list. */
export const personKey = ({ id, name }: PersonName): string => (id === null ? `name:${name}` : `id:${id}`);
