import type { VisitLanguage } from '@/contracts/boot';
import type { FirstWords, OfferedLanguage } from '@/contracts/language';
import { LANGUAGES_ID, readLanguages, SITE_WORDS_ID } from '@/contracts/language';
import { scriptOf } from '@/lib/scriptOf';
import { siteKey } from '@/lib/siteKey';
import { templateText } from '@/lib/templateText';
import { FIRST_WORDS_NAME } from '@/persistence/storedNames';
import type { Visitor } from './visitor';
import { remember, stored } from './visitor';

/**
 * The longest wait for the texts of the first screen. After that the visit is in English. Texts that were painted are not
 * replaced, because that would move the page, and screen readers would read it twice.
 */
const WORDS_TIMEOUT_MS = 1000;

const root = document.documentElement;

export const isEnglish = (tag: string): boolean => /^en\b/.test(tag);

/**
 * Returns the first language that the build offers, by its whole tag or its script: the one that the viewer or the site has
 * chosen, otherwise one of the browser's.
 * @returns undefined for English
 */
function chosenLanguage({ language = '' }: Visitor): OfferedLanguage | undefined {
  const offered = readLanguages(templateText(LANGUAGES_ID));
  for (const tag of [language, ...navigator.languages]) {
    if (isEnglish(tag)) return undefined;
    const found = offered.find(([code]) => code === tag) ?? offered.find(([code]) => scriptOf(code) === scriptOf(tag));
    if (found && tag) return found;
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
  const [code, dir, catalogue, firstWords] = chosen;
  Object.assign(root, { lang: code, dir });
  const script = scriptOf(code).slice(-4);
  if (script !== 'Latn') root.dataset.script = script;
  const response = fetch(base + catalogue);
  response.catch(() => undefined);
  const language: VisitLanguage = { code, file: catalogue, words: {}, isWaiting: true, decided: response };
  const read = (text: string) => {
    language.words = Object(JSON.parse(text)) as FirstWords;
    language.isWaiting = false;
  };
  const key = siteKey(FIRST_WORDS_NAME, base);
  // These texts begin with the name of their file, which changes with the texts.
  const kept = [templateText(SITE_WORDS_ID), stored(key)].find((text) => text.startsWith(firstWords));
  try {
    if (kept) read(kept.slice(firstWords.length));
  } catch {
    // The stored texts are broken, so they are loaded again.
  }
  if (language.isWaiting)
    language.decided = fetch(base + firstWords, { signal: AbortSignal.timeout(WORDS_TIMEOUT_MS) })
      .then((answer) => answer.text())
      .then((text) => {
        read(text);
        remember(key, `${firstWords}\n${text}`);
        return response;
      })
      .catch(() => {
        Object.assign(root, { lang: 'en', dir: '' });
        delete root.dataset.script;
        return undefined;
      });
  return language;
}
