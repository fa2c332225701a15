import { canonical } from '../names/canonical';

/** Codes that stand for no language: undetermined, several, none, other. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis']);

/** BCP 47 of a stream's tag, the older three letters that films carry among them (`ger`); null for none. */
export function readLanguageTag(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z]{2,3}([-_][a-z\d]{2,8}){0,2}$/i.test(value)) return null;
  const tag = canonical(value.replaceAll('_', '-'));
  return tag === null || NO_LANGUAGE.has(tag.slice(0, 3)) ? null : tag;
}
