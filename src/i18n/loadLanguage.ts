import type { VisitLanguage } from '@/contracts/boot';
import { withTimeout } from '@/lib/time';
import type { Catalogue } from './createTranslations';
import { createTranslations } from './createTranslations';
import { setTranslations } from './t';

/** The longest wait for the translations. After that the visit is in English. */
const CATALOGUE_TIMEOUT_MS = 3000;

/** Loads the translations of the visit's language. Returns whether the app has them. */
export async function loadLanguage(decided: VisitLanguage['decided']): Promise<boolean> {
  const catalogue = await withTimeout(CATALOGUE_TIMEOUT_MS, readCatalogue(decided)).catch(() => undefined);
  if (catalogue) setTranslations(createTranslations(catalogue));
  return catalogue !== undefined;
}

const readCatalogue = async (decided: VisitLanguage['decided']) =>
  (await (await decided)?.json()) as Catalogue | undefined;
