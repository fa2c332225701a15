import type { UnknownRecord } from '@/lib/json';
import { nameSlug } from '../record/nameSlug';
import type { PersonName } from './person';
import { readImage, readText } from '../record/readFields';
import { readTitleId } from '../title/readTitle';
import type { Source } from '../record/source';

const MAX_NAME = 100;

/** Who is meant by an entry of a cast or crew; null without a name. Of the product API's a name is an address, too. */
export function readPersonName(raw: UnknownRecord, source: Source): PersonName | null {
  const name = readText(raw, MAX_NAME, 'name');
  if (name === null) return null;
  const slug = source === 'product' ? nameSlug(name) : null;
  return { id: readTitleId(raw.id) ?? slug, source, name, portrait: readImage(raw, 'profile_path', 'portrait') };
}

/** Tells people of one list apart. */
export const personKey = ({ id, name }: PersonName): string => (id === null ? `name:${name}` : `id:${id}`);
