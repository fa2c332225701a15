import { normalizeForSearch } from '@/lib/searchText';

/** A slug of digits alone would be read as the id of another item. */
const DIGITS = /^\d+$/;

const MAX_LENGTH = 60;

/** Returns the slug of a name, as an id for items without one: `amelie-o-hara`; null if there are no letters. */
export function nameSlug(name: string): string | null {
  const words = normalizeForSearch(name)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Letters of other scripts are percent-encoded, without the percent signs.
  const slug = encodeURIComponent(words).replaceAll('%', '').slice(0, MAX_LENGTH);
  if (slug === '') return null;
  return DIGITS.test(slug) ? `n-${slug}` : slug;
}
