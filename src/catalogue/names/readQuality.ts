import { QUALITIES } from './qualities';

/** Returns the quality in a name, such as `1080p` or `2160p HDR`, or null. */
export function readQuality(text: string): string | null {
  const names = QUALITIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  // Keeps one resolution, because `4K` and `2160p` are the same. A name may also contain the resolution of the
  // original.
  const sizes = names.filter((name) => name.endsWith('p'));
  return [...sizes.slice(0, 1), ...names.filter((name) => !name.endsWith('p'))].join(' ') || null;
}
