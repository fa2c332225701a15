import pageTexts from '@/contracts/pageTexts.json';
import type { FirstWords } from '@/contracts/language';
import routes from '@/contracts/routes.json';
import { textHash } from '@/lib/textHash';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (markup: string) =>
  markup.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    decimal || hex
      ? String.fromCodePoint(parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : (ENTITIES[String(name)] ?? whole),
  );

/** The texts that the boot script shows outside of the first screens, with the name that the build writes. */
const BOOTED = [
  ...routes.fixed.map(({ title }) => title),
  ...Object.values(pageTexts.booted).map((text) => text.replace('{name}', 'Kinora')),
];

/** Returns the texts and attributes of a page. */
export const partsOf = (html: string): string[] =>
  (html.match(/"[^"]*"|>[^<]+</g) ?? []).map((part) => decoded(part.slice(1, -1)));

/** Returns the texts of a language that the page shows. Without the demo, the page has fewer. */
export function pageWords(words: FirstWords, html: string): FirstWords {
  const shown = new Set([...BOOTED, ...partsOf(html)].map((text) => textHash(text)));
  return Object.fromEntries(Object.entries(words).filter(([hash]) => shown.has(Number(hash))));
}

/** The texts of the build, for deploy/words.cjs. */
interface Texts {
  /** How each text of the first screens consists of translated texts (tooling/translations/firstWords.mjs). */
  compositions: readonly (readonly [text: string, parts: readonly (string | { values: object })[]])[];
}

/** Whether a text is more than a translated one, so that the app never looks it up. */
const isComposed = ([first, ...others]: Texts['compositions'][number][1]): boolean =>
  others.length > 0 || typeof first === 'string' || Object.keys(first?.values ?? {}).length > 0;

/**
 * Removes the texts that a page without the demo no longer shows.
 * @returns the texts, and a function that does the same with the first texts of a language
 */
export function withoutUnused<All extends Texts>(
  texts: All,
  html: string,
): { texts: All; ofLanguage: (words: FirstWords) => FirstWords } {
  const shown = new Set(partsOf(html));
  const isUnused = ([text]: Texts['compositions'][number]) => !shown.has(text);
  const unused = new Set(
    texts.compositions.filter((one) => isUnused(one) && isComposed(one[1])).map(([text]) => textHash(text)),
  );
  return {
    texts: { ...texts, compositions: texts.compositions.filter((one) => !isUnused(one)) },
    ofLanguage: (words) => Object.fromEntries(Object.entries(words).filter(([hash]) => !unused.has(Number(hash)))),
  };
}
