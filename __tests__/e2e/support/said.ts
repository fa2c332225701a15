import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import PO from 'pofile';

/** Returns a function that gives the translation of an English text, from the translators' file of a language. */
export function sayIn(language: string): (english: string, values?: Record<string, string>) => string {
  const file = path.join(__dirname, `../../../translations/${language}.po`);
  const texts = new Map(PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0]]));
  return (english, values = {}) => {
    const text = texts.get(english);
    if (!text) throw new Error(`“${english}” has no translation in ${language}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}

/** Chooses a language as the viewer does, before the page opens. */
export const chooseLanguage = (page: Page, language: string) =>
  page.addInitScript((code) => {
    // Frames of other sites have no storage.
    if (window === top && location.protocol.startsWith('http')) localStorage.setItem('kinora:language', code);
  }, language);

interface Languages {
  uiLanguage?: string;
  uiLanguages?: readonly string[];
}

/** Gives the site a language, or several, as `deploy/apply.cjs` writes them into the pages for the first visit. */
export async function speak(page: Page, site: string | Languages): Promise<void> {
  const settings = typeof site === 'string' ? { uiLanguage: site } : site;
  await page.route('**/config.json', (route) => route.fulfill({ json: settings }));
  const look = JSON.stringify({ language: settings.uiLanguage, languages: settings.uiLanguages });
  await page.route(/\/kinora\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace('data-site="{}"', `data-site="${look.replaceAll('"', '&quot;')}"`);
    await route.fulfill({ response, body: html });
  });
}
