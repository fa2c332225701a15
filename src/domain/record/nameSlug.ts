import { fold } from '@/lib/fold';

/** Digits alone would be taken for a number of somebody else's. */
const DIGITS = /^\d+$/;

const MAX_LENGTH = 60;

/** What somebody or something without an id goes by in an address, by a clean name: `amelie-o-hara`; null for no letters. */
export function nameSlug(name: string): string | null {
  const words = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Letters of other scripts stand as their code.
  const slug = encodeURIComponent(words).replaceAll('%', '').slice(0, MAX_LENGTH);
  if (slug === '') return null;
  return DIGITS.test(slug) ? `n-${slug}` : slug;
}
