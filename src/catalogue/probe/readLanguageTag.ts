import { canonical } from '../names/canonical';

/** Codes that stand for no language: undetermined, multiple, none, other. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis']);

/**
 * Returns the BCP 47 form of a stream's language tag, or null. Accepts the older codes of three letters, such as `ger`.
 */
export function readLanguageTag(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z]{2,3}([-_][a-z\d]{2,8}){0,2}$/i.test(value)) return null;
  const tag = canonical(value.replaceAll('_', '-'));
  return tag === null || NO_LANGUAGE.has(tag.slice(0, 3)) ? null : tag;
}
