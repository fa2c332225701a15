import { QUALITIES } from './qualities';

/** `1080p`, `2160p HDR`; null where a name says nothing of it. */
export function readQuality(text: string): string | null {
  const names = QUALITIES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  // One size: `4K` and `2160p` are the same, and a film that was remade from another names both.
  const sizes = names.filter((name) => name.endsWith('p'));
  return [...sizes.slice(0, 1), ...names.filter((name) => !name.endsWith('p'))].join(' ') || null;
}
