import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import PO from 'pofile';

/** How a language shows the English texts by which the tests find elements. */
export interface ShownTexts {
  /** Returns a pattern for all forms in which the language shows a text. */
  shown: (english: string, isExact: boolean) => RegExp | string;
  /** The same for a pattern. */
  shownLike: (english: RegExp) => RegExp;
  /** The same for the value of an attribute in a selector, as a condition of CSS. */
  shownAs: (attribute: string, english: string) => string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const PLACEHOLDER = /(\{\w+\})/;

/** Values in a text that runs from right to left are isolated from it. */
const VALUE = (pattern: string) => `[\\u2066-\\u2069]*(?:${pattern})[\\u2066-\\u2069]*`;

/** Returns a pattern for a text with placeholders. The values match their groups. */
const templateOf = (text: string) =>
  text
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? '(.+?)' : escaped(part)))
    .join('');

/** Returns the texts of a translators' file. */
export function shownTexts(language: string): ShownTexts {
  const file = path.join(__dirname, `../../../translations/${language}.po`);
  const items = PO.parse(readFileSync(file, 'utf8')).items.filter(({ obsolete }) => !obsolete);
  const messages = items.map(({ msgid, msgid_plural: plural, msgstr }) => {
    // The types do not say that a text without a plural has null there.
    const english = [msgid, plural as string | null].filter((text) => text !== null);
    return { english, patterns: english.map((text) => new RegExp(`^${templateOf(text)}$`)), msgstr };
  });
  /** Returns a pattern for each translation of a text. Its values may be translated as well. */
  const translationsOf = (text: string, depth = 0): string[] => {
    if (depth > 2 || /^\d+$/.test(text)) return [escaped(text)];
    const found = messages.flatMap(({ english, patterns, msgstr }) =>
      patterns.flatMap((pattern, index) => {
        const match = pattern.exec(text);
        // A text that consists of placeholders matches everything.
        if (!match || /^(\{\w+\}|\W)*$/.test(english[index] ?? '')) return [];
        const values: readonly string[] = match.slice(1);
        const names: readonly string[] = english[index]?.match(/\{\w+\}/g) ?? [];
        return msgstr.map((translation) =>
          translation
            .split(PLACEHOLDER)
            .map((part) => {
              if (!PLACEHOLDER.test(part)) return escaped(part);
              const value = values[names.indexOf(part)];
              return VALUE(value === undefined ? '.+?' : translationsOf(value, depth + 1).join('|'));
            })
            .join(''),
        );
      }),
    );
    return [...new Set([...found, escaped(text)])];
  };
  return {
    shown: (english, isExact) => {
      const all = `(?:${translationsOf(english).join('|')})`;
      return isExact ? new RegExp(`^\\s*${all}\\s*$`) : new RegExp(all, 'i');
    },
    shownLike: (english) => {
      const found = messages
        .filter((message) => message.english.some((text) => english.test(text.replaceAll(/\{\w+\}/g, '1'))))
        .flatMap(({ msgstr }) => msgstr.map((text) => templateOf(text)));
      return new RegExp([...found, english.source].join('|'), english.flags);
    },
    shownAs: (attribute, english) =>
      `:is(${[
        english,
        ...messages.filter((message) => message.english.includes(english)).flatMap(({ msgstr }) => msgstr),
      ]
        .map((text) => `[${attribute}="${text.replaceAll('"', '\\"')}"]`)
        .join()})`,
  };
}

type Finder = (...args: unknown[]) => Locator;

let restores: (() => void)[] = [];

/** Ends `findByEnglish`. Must run after each test that calls it. */
export function findAsWritten(): void {
  for (const restore of restores) restore();
  restores = [];
}

/** Makes all pages and locators of this worker find the texts of a language by their English texts. */
export function findByEnglish(page: Page, { shown, shownLike, shownAs }: ShownTexts): void {
  findAsWritten();
  const text = (value: unknown, isExact: boolean) => {
    if (value instanceof RegExp) return shownLike(value);
    return typeof value === 'string' ? shown(value, isExact) : value;
  };
  const isExact = (options: unknown) => (options as { exact?: boolean } | undefined)?.exact === true;
  const wrap = (owner: object, name: string, change: (args: unknown[]) => unknown[]) => {
    // Playwright's classes are not typed as having methods by name.
    const methods = owner as Record<string, Finder>;
    const original = methods[name];
    if (!original) return;
    restores.push(() => (methods[name] = original));
    methods[name] = function (this: unknown, ...args) {
      return original.apply(this, change(args));
    };
  };
  for (const owner of [page, page.locator('html')].map((one) => Object.getPrototypeOf(one) as object)) {
    wrap(owner, 'getByRole', ([role, options]) => {
      const { name } = (options ?? {}) as { name?: unknown };
      return [role, name === undefined ? options : { ...(options as object), name: text(name, isExact(options)) }];
    });
    for (const name of ['getByText', 'getByLabel', 'getByTitle', 'getByPlaceholder'])
      wrap(owner, name, ([value, options]) => [text(value, isExact(options)), options]);
    wrap(owner, 'locator', ([selector, ...rest]) => [
      typeof selector === 'string'
        ? selector.replaceAll(/\[(aria-label|title)="([^"]*)"\]/g, (_, name: string, value: string) =>
            shownAs(name, value),
          )
        : selector,
      ...rest,
    ]);
  }
}
