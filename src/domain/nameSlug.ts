/** Digits alone would be taken for a number of somebody else's. */
const DIGITS = /^\d+$/;

const MAX_LENGTH = 60;

/** What somebody or something without an id goes by in an address, by a clean name: `amelie-o-hara`; null for no letters. */
export function nameSlug(name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // Letters of other scripts stand as their code.
  const slug = encodeURIComponent(plain)
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH);
  if (slug === '') return null;
  return DIGITS.test(slug) ? `n-${slug}` : slug;
}
