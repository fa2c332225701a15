import type { VisitLanguage } from '@/contracts/boot';
import { withTimeout } from '@/lib/time';
import { createTranslations } from './createTranslations';
import { setTranslations } from './t';

/** The longest wait for the translations. After that the visit is in English. */
const CATALOGUE_TIMEOUT_MS = 3000;

/** Loads the translations of the visit's language. Returns whether the app has them. */
export async function loadLanguage(decided: VisitLanguage['decided']): Promise<boolean> {
  const translations = await withTimeout(
    CATALOGUE_TIMEOUT_MS,
    decided.then((catalogue) => catalogue && createTranslations(catalogue)),
  ).catch(() => undefined);
  if (translations) setTranslations(translations);
  return translations !== undefined;
}
