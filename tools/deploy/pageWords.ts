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

/** Returns the texts of a language that the page shows. Without the demo, the page has fewer. */
export function pageWords(words: FirstWords, html: string): FirstWords {
  const parts = (html.match(/"[^"]*"|>[^<]+</g) ?? []).map((part) => decoded(part.slice(1, -1)));
  const shown = new Set([...BOOTED, ...parts].map((text) => textHash(text)));
  return Object.fromEntries(Object.entries(words).filter(([hash]) => shown.has(Number(hash))));
}
