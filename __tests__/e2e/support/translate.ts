import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Translates a text letter by letter: `Play` becomes `Cynl`. A second call restores the text. */
export const translated = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/**
 * Translates the page as Chrome and Edge do: they replace each text node with two nested `font` elements, also for
 * texts that are added or changed later. Attributes stay unchanged.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(startTranslating);
}

/** Translates every page of the tab from the first paint on. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(startTranslating);
}

/** Runs in the page, so it must not use anything else of this file. */
function startTranslating(): void {
  const LEFT_ALONE = 'script, style, noscript, template, textarea, svg, [translate="no"]';
  const translate = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => {
      const first = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
    });
  const makeFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const done = new WeakMap<Node, string>();
  const replace = (text: Text) => {
    const { parentElement, data } = text;
    if (!parentElement || data.trim() === '' || parentElement.closest(LEFT_ALONE)) return;
    if (done.get(text) === data) return;
    const words = document.createTextNode(translate(data));
    done.set(words, words.data);
    // The page has changed a text of the translator, so only the text is replaced.
    if (parentElement.localName === 'font') {
      text.replaceWith(words);
      return;
    }
    const [outer, inner] = [makeFont(), makeFont()];
    inner.append(words);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateBelow = (root: Node) => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateBelow(target);
      for (const node of addedNodes) if (node.isConnected) translateBelow(node);
    }
  });
  const start = () => {
    translateBelow(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.body as HTMLElement | null) start();
  else
    new MutationObserver((_, waiting) => {
      if (!(document.body as HTMLElement | null)) return;
      waiting.disconnect();
      start();
    }).observe(document, { childList: true, subtree: true });
}

/**
 * Returns the words that the page shows, in the original language and without the spaces. Leaves out the last
 * announcement, because how far a list has grown depends on the time that the page stands.
 */
export async function wordsOf(page: Page, isTranslated: boolean): Promise<string[]> {
  const texts = await page.locator('body > :not(#announcer)').filter({ visible: true }).allInnerTexts();
  const text = texts.join('\n');
  // Times differ between two visits.
  const words = text.replace(/\d+/g, '0').split(/\s+/).filter(Boolean);
  return isTranslated ? words.map(translated) : words;
}

/** Returns the words once they no longer change. */
export async function settledWords(page: Page): Promise<string[]> {
  let words: string[] = [];
  await expect(async () => {
    const before = words;
    words = await wordsOf(page, false);
    expect(words).toEqual(before);
  }).toPass({ intervals: [100, 500] });
  return words;
}

/** Waits until both pages show the same words twice in a row, because both pages load deferred parts. */
export async function expectSameWordsNow(english: Page, page: Page, step: string): Promise<void> {
  let before = '';
  await expect(async () => {
    const [expected, words] = await Promise.all([wordsOf(english, false), wordsOf(page, true)]);
    expect(words, step).toEqual(expected);
    const now = words.join(' ');
    const isSettled = now === before;
    before = now;
    expect(isSettled, `${step}: the words no longer change`).toBe(true);
  }).toPass({ intervals: [100, 300], timeout: 15_000 });
}

/** Opens a page in another browser context, for the same visit in English. */
export async function openEnglish(page: Page, baseURL: string | undefined): Promise<Page> {
  const own = await page.context().browser()?.newContext({ baseURL });
  if (!own) throw new Error('There is no browser');
  return own.newPage();
}
