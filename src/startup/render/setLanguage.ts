import type { Catalogue } from '@/contracts/language';
import { createTranslations } from '@/i18n/createTranslations';
import { setTranslations } from '@/i18n/t';

declare global {
  /** The language in which the build renders the screens; undefined for English. */
  var kinoraCatalogue: Catalogue | undefined;
}

// The app's modules translate their constants as soon as they are loaded, so this module must be imported before them.
if (globalThis.kinoraCatalogue) setTranslations(createTranslations(globalThis.kinoraCatalogue));
