import { parseFile, readTexts, withWords } from '@/contracts/catalogueFile';
import type { Catalogue } from '@/contracts/language';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PO from 'pofile';
import { textHash } from '@/lib/textHash';
import { catalogueOf, textsOfItems } from '@tests/catalogue';
import { partsOf } from '@tools/deploy/pageWords';
import type { ShownTexts } from './findByEnglish';
import { chooseLanguage } from './said';

/**
 * A language that no viewer has: its texts are the English ones between marks, and longer. A text without marks is not
 * translated. Browsers show nothing for the marks, and Playwright ignores them in names.
 */
export interface PseudoLanguage {
  code: string;
  dir: 'ltr' | 'rtl';
}

/** The codes are those of Volapük and Yiddish, because axe and TMDB accept no codes for private use. */
export const PSEUDO_LANGUAGES: readonly PseudoLanguage[] = [
  { code: 'vo', dir: 'ltr' },
  { code: 'yi', dir: 'rtl' },
];

const [START, END] = ['\u200b\u00ad', '\u00ad\u200b'];
const root = path.join(__dirname, '../../..');

/** Returns a text as the language shows it: texts up to 12 letters are 2.2 times as long, others 1.4 times. */
function pseudo(english: string): string {
  const { length } = english.replaceAll(/\{\w+\}/g, '');
  const more = Math.round(length * (length <= 12 ? 1.2 : 0.4));
  // Spaces without a break, with a possible break after each four, as in words.
  return `${START}${english}${'\u00a0\u00a0\u00a0\u00a0\u200b'.repeat(Math.ceil(more / 4)).slice(0, more)}${END}`;
}

/** Returns the English texts of the first screens that a language of the bundle translates. */
function firstTexts(): Set<string> {
  const read = (name: string) => readFileSync(path.join(root, 'dist', name), 'utf8');
  const files = readdirSync(path.join(root, 'dist/assets')).filter((name) => /^lang-.*\.json$/.test(name));
  const known = new Set(
    files.flatMap((name) => Object.keys(readTexts(parseFile(read(`assets/${name}`))[1].words)).map(Number)),
  );
  return new Set(partsOf(read('index.html')).filter((text) => known.has(textHash(text))));
}

function pseudoCatalogue({ code, dir }: PseudoLanguage): Catalogue {
  const { items } = PO.parse(readFileSync(path.join(root, 'translations/kinora.pot'), 'utf8'));
  // PO files of texts without a plural have null there, which the types do not say.
  const parts = textsOfItems(items, ({ msgid, msgid_plural: plural }) =>
    (plural ? [msgid, plural] : [msgid]).map(pseudo),
  );
  const words = { ...parts.words, ...Object.fromEntries([...firstTexts()].map((text) => [text, pseudo(text)])) };
  return catalogueOf({ language: code, dir, forms: { one: 0, other: 1 } }, { ...parts, words });
}

/** Adds the language to the bundle and chooses it, before the page opens. */
export async function speakPseudo(page: Page, language: PseudoLanguage): Promise<void> {
  const { code, dir } = language;
  const { words, ...catalogue } = pseudoCatalogue(language);
  const empty = JSON.stringify(['', { ...catalogue, words: '', records: '' }]);
  const body = withWords(empty, () => words);
  await page.route(/\/assets\/pseudo\.json$/, (route) => route.fulfill({ body }));
  await page.route(/\/kinora\/(?!api\/)[^.]*$|\/assets\/shell\.[^/]*\.html$/, async (route) => {
    if (!/document|xhr/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const offer = [code, dir, 'assets/pseudo.json', ...(dir === 'rtl' ? ['Arab'] : [])].join();
    const offering = html.replace(/(<template id="?languages"?\s*>)[^<]*/, `$1${offer}`);
    await route.fulfill({ response, body: offering });
  });
  await chooseLanguage(page, code);
}

/** A value in a text has spaces and marks of its own, and may be isolated. */
const BETWEEN = '[\\s\\u200b\\u00ad\\u2066-\\u2069]*';

/** The texts of a pseudo-language are found by their English parts. */
export const PSEUDO_TEXTS: ShownTexts = {
  shown: (english, isExact) => {
    const text = english
      .split(/\s+|(\W)/)
      .map((part: string | undefined) => part?.replace(/[.*+?^${}()|[\]\\/]/, '\\$&') ?? '')
      .join(BETWEEN);
    return isExact ? new RegExp(`^${BETWEEN}${text}${BETWEEN}$`) : new RegExp(text, 'i');
  },
  shownLike: ({ source, flags }) => new RegExp(source.replaceAll(/^\^|\$$/g, '').replaceAll(' ', BETWEEN), flags),
  shownAs: (attribute, english) => `[${attribute}*="${english}"]`,
};

/** Attributes that viewers read or hear. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
];

/** Parts in a language of their own: names and overviews, times, and marks. */
const DATA =
  '[dir="auto"], [lang]:not(html), bdi, time, [translate="no"], script, style, template, noscript, textarea, ' +
  '[aria-roledescription] h2';

/** Elements that have the name of a title, a slide or a studio. */
const NAMED = 'article, dialog, [aria-roledescription], a[href*="/studio/"], a[href*="/movie/"], a[href*="/series/"]';

/**
 * Names of sites, the demo account, studios and a collection, initials of people, certificates, keys, and dates, which
 * the browser writes.
 */
const NAMES =
  /Kinora|TMDB|Demo Viewer|\S+@\S+|^[A-Z]{2}$|The Harbour Films|HBO|Marvel|Paramount|Warner Bros|Shift\+[NP]|Ctrl\+K|IMDb|Wikidata|Facebook|Instagram|TV-\d+|[A-Z][a-z]+ \d+, \d{4}/g;

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The names of countries and languages, which the browser has. */
const OF_BROWSER = new Set(
  (['region', 'language'] as const).flatMap((type) => {
    const names = new Intl.DisplayNames('en', { type });
    return LETTERS.flatMap((one) =>
      LETTERS.map((other) => names.of(type === 'region' ? (one + other).toUpperCase() : one + other)),
    );
  }),
);

/** Returns the texts and attributes of a page that are not between marks. */
export async function untranslated(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    ({ marks: [start, end], attributes, data, named, names }) => {
      const found = new Set<string>();
      let depth = 0;
      /** Adds what is outside of marks. */
      const check = (text: string | null, place: string) => {
        let rest = '';
        for (const part of (text ?? '').split(new RegExp(`(${start}|${end})`))) {
          if (part === start) depth += 1;
          else if (part === end) depth -= 1;
          else if (depth <= 0) rest += part;
        }
        rest = rest.trim().replaceAll(new RegExp(names, 'g'), '');
        if (/[a-z]{2}/i.test(rest)) found.add(`${place}: ${rest.slice(0, 80)}`);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let block: Element | null = null;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement } = node;
        // A sentence may go through several elements of its block.
        const own =
          parentElement?.closest('p, h1, h2, h3, li, dt, dd, td, label, legend, summary, button, div, section') ?? null;
        if (own !== block) depth = 0;
        block = own;
        if (parentElement && !parentElement.closest(data)) check(node.textContent, parentElement.localName);
      }
      for (const element of document.body.querySelectorAll('*'))
        for (const name of attributes) {
          depth = 0;
          const isName =
            name === 'aria-label' &&
            (element.matches(named) || element.ariaLabel === document.querySelector('h1')?.textContent);
          if (!isName && !element.closest(data)) check(element.getAttribute(name), name);
        }
      depth = 0;
      // The name of a title is followed by that of the site.
      if (document.title.split(' · ')[0] !== document.querySelector('h1')?.textContent) check(document.title, 'title');
      return [...found];
    },
    { marks: [START, END] as const, attributes: ATTRIBUTES, data: DATA, named: NAMED, names: NAMES.source },
  );
  return found.filter((text) => !OF_BROWSER.has(text.replace(/^\S+: /, '')));
}
