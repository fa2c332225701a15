import type { StoredBranding } from '@/config/storedBranding';
import type { VisitLanguage } from '@/contracts/boot';
import type { FirstWords } from '@/contracts/language';
import { readLanguages } from '@/contracts/language';
import { siteKey } from '@/lib/siteKey';
import { FIRST_WORDS_NAME } from '@/persistence/storedNames';
import { remember, stored } from './visitor';

/**
 * The longest wait for the texts of the first screen. After that the visit is in English. Texts that were painted are not
 * replaced, because that would move the page, and screen readers would read it twice.
 */
const WORDS_TIMEOUT_MS = 1000;

const root = document.documentElement;

/** The languages that the build wrote into the page, see contracts/language. */
const offeredText = () =>
  (document.getElementById('languages') as HTMLTemplateElement | null)?.content.textContent ?? '';

/**
 * Returns the language of the visit, and starts to load its texts. The texts of the first screen are there at once if an
 * earlier visit stored them.
 * @returns undefined for English, and for a language that the build does not offer
 */
export function languageOf(branding: StoredBranding, base: string): VisitLanguage | undefined {
  const offered = readLanguages(offeredText()).find(([code]) => code === branding.language);
  if (!offered) return undefined;
  const [code, dir, catalogue, firstWords] = offered;
  Object.assign(root, { lang: code, dir });
  const response = fetch(base + catalogue);
  response.catch(() => undefined);
  const language: VisitLanguage = { code, file: catalogue, words: {}, isWaiting: true, decided: response };
  const read = (text: string) => {
    language.words = Object(JSON.parse(text)) as FirstWords;
    language.isWaiting = false;
  };
  const key = siteKey(FIRST_WORDS_NAME, base);
  // The stored texts begin with the name of their file, which changes with the texts.
  const [file, json = ''] = stored(key).split('\n');
  try {
    if (file === firstWords) read(json);
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
        return undefined;
      });
  return language;
}
