import { STUDIOS } from '@/domain/lists/studio';
import type { UnknownRecord } from '@/lib/json';
import { firstField } from '@/lib/json';
import { cleanText } from '@/lib/text';

const MAX_SLUG = 48;
const MAX_TITLE = 200;

/** A studio's name as a cache key and the start of an id: letters and digits of ASCII, others as their code. */
export const slugOf = (name: string): string =>
  encodeURIComponent(name.toLowerCase().replace(/\s+/g, '-'))
    .replace(/[^a-z\d]+/gi, '-')
    .slice(0, MAX_SLUG);

/** A title as a studio without a list of its own shows it: with the studio's name before it. */
export const studioCopy = (name: string, record: UnknownRecord) => ({
  ...record,
  // A text id: a number would be somebody else's.
  id: `${slugOf(name)}-${String(record.id)}`,
  title: `${name} ${cleanText(firstField(record, 'title', 'name'), MAX_TITLE)}`,
});

/** The copy that goes by an id such as `paramount-2001`, whoever opens its address. */
export function studioCopyById(id: string, byId: (id: number) => UnknownRecord | undefined) {
  const [, slug = '', number = ''] = /^([\w-]+)-(\d+)$/.exec(id) ?? [];
  const record = byId(Number(number));
  return record && studioCopy(nameOf(slug), record);
}

/** What the slug was made of; of a studio that has no tile, as its page's address would name it. */
const nameOf = (slug: string): string =>
  STUDIOS.find((studio) => studio.slug === slug)?.name ??
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
