import type { VisitLanguage } from '@/contracts/boot';
import { parseFile, readTexts } from '@/contracts/catalogueFile';
import type { OfferedLanguage } from '@/contracts/language';
import { isOffered, LANGUAGES_ID, readLanguages, SITE_WORDS_ID } from '@/contracts/language';
import { scriptOf } from '@/lib/scriptOf';
import { siteKey } from '@/lib/siteKey';
import { templateText } from '@/lib/templateText';
import { textHash } from '@/lib/textHash';
import { FIRST_WORDS_NAME } from '@/persistence/storedNames';
import { onDomReady } from './templates';
import type { Visitor } from './visitor';
import { remember, stored } from './visitor';

/**
 * The longest wait for the texts of a first visit. After that the visit is in English. Texts that were painted are not
 * replaced, because that would move the page, and screen readers would read it twice.
 */
const WORDS_TIMEOUT_MS = 1000;

const root = document.documentElement;

export const isEnglish = (tag: string): boolean => /^en\b/.test(tag);

/**
 * Returns the first language that the build offers, by its whole tag or its script: the one that the viewer or the site has
 * chosen, otherwise one of the browser's, otherwise the first one of the site.
 * @returns undefined for English
 */
function chosenLanguage({ language = '', branding: { languages = [] } }: Visitor): OfferedLanguage | undefined {
  const offered = readLanguages(`en ${templateText(LANGUAGES_ID)}`).filter(([code]) => isOffered(code, languages));
  for (const tag of [language, ...navigator.languages, ...languages].filter(Boolean)) {
    const find = (matches: (code: string) => boolean) => offered.find(([code]) => matches(code));
    // The scripts are compared last, because the first use of Intl.Locale delays the first paint.
    const found =
      find((code) => code === tag) ??
      find((code) => code === 'en' && isEnglish(tag)) ??
      find((code) => scriptOf(code) === scriptOf(tag));
    // English has no file.
    if (found) return found[2] ? found : undefined;
  }
  return undefined;
}

/**
 * Returns the language of the visit, and starts to load its texts. The texts of the first screen are there at once if an
 * earlier visit stored them.
 * @returns undefined for English, and for a language that the build does not offer
 */
export function languageOf(visitor: Visitor, base: string): VisitLanguage | undefined {
  const chosen = chosenLanguage(visitor);
  if (!chosen) return undefined;
  const [code, dir, file, script] = chosen;
  Object.assign(root, { lang: code, dir });
  if (script) root.dataset.script = script;
  const key = siteKey(FIRST_WORDS_NAME, base);
  // The statement below sets `decided`, which needs the object.
  const language = { code, file, words: {}, isWaiting: true } as VisitLanguage;
  try {
    // These texts begin with the name of the file that they are from, which changes with the texts.
    const kept = [templateText(SITE_WORDS_ID), stored(key)].find((text) => text.startsWith(file)) ?? '';
    language.words = readTexts(parseFile<string>(kept.slice(file.length))[1]);
    language.isWaiting = false;
  } catch {
    // Missing or broken texts are loaded.
  }
  // With its first texts, the page is painted sooner if it need not share the line with the request.
  language.decided = new Promise<void>((resolve) => (language.isWaiting ? resolve() : onDomReady(resolve)))
    .then(() => fetch(base + file, language.isWaiting ? { signal: AbortSignal.timeout(WORDS_TIMEOUT_MS) } : {}))
    .then((response) => response.text())
    .then((content) => {
      const [, written] = parseFile(content);
      const catalogue = { ...written, words: readTexts(written.words), records: readTexts(written.records) };
      if (language.isWaiting) {
        language.words = catalogue.words;
        language.isWaiting = false;
        remember(key, file + JSON.stringify(['', written.words]));
      }
      return catalogue;
    })
    .catch(() => {
      Object.assign(root, { lang: 'en', dir: '' });
      delete root.dataset.script;
      return undefined;
    });
  return language;
}

/** Returns the translation of a text of a page; the text itself if it has none. */
export const translated = (text: string, language: VisitLanguage | undefined): string =>
  language?.words[textHash(text)] ?? text;
