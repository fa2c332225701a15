import { STUDIOS } from '@/domain/lists/studio';
import type { UnknownRecord } from '@/lib/json';
import { firstField } from '@/lib/json';
import { cleanText } from '@/lib/text';

const MAX_SLUG = 48;
const MAX_TITLE = 200;

/**
 * Returns a studio's name as a cache key and as the start of an id: ASCII letters and digits, with other characters
 * encoded.
 */
export const slugOf = (name: string): string =>
  encodeURIComponent(name.toLowerCase().replace(/\s+/g, '-'))
    .replace(/[^a-z\d]+/gi, '-')
    .slice(0, MAX_SLUG);

/** Returns a copy of a title for a studio without its own list, with the studio's name before the title. */
export const studioCopy = (name: string, record: UnknownRecord) => ({
  ...record,
  // A text id, because a number would be the id of another title.
  id: `${slugOf(name)}-${String(record.id)}`,
  title: `${name} ${cleanText(firstField(record, 'title', 'name'), MAX_TITLE)}`,
});

/** Returns the copy for an id such as `paramount-2001`, for example if its URL is opened directly. */
export function studioCopyById(id: string, byId: (id: number) => UnknownRecord | undefined) {
  const [, slug = '', number = ''] = /^([\w-]+)-(\d+)$/.exec(id) ?? [];
  const record = byId(Number(number));
  return record && studioCopy(nameOf(slug), record);
}

/** Returns the name of a slug. A studio without a tile gets the words of the slug. */
const nameOf = (slug: string): string =>
  STUDIOS.find((studio) => studio.slug === slug)?.name ??
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
