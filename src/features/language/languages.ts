import { isOffered, LANGUAGES_ID, readLanguages } from '@/contracts/language';
import { compareText } from '@/lib/formats/lists';
import { once } from '@/lib/memoize';
import { templateText } from '@/lib/templateText';

/** A language of the interface that the viewer can choose. */
export interface Language {
  code: string;
  dir: string;
  /** The name of the language in itself, such as `Deutsch`. */
  name: string;
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * Returns English and the languages that the bundle has beside it, by their names.
 * @param only the languages that the site offers; empty for all
 */
export const offeredLanguages = (only: readonly string[]): readonly Language[] =>
  allLanguages().filter(({ code }) => isOffered(code, only));

const allLanguages = once((): readonly Language[] => {
  return [['en', 'ltr'] as const, ...readLanguages(templateText(LANGUAGES_ID))]
    .map(([code, dir]) => ({ code, dir, name: nameOf(code) }))
    .sort((a, b) => compareText(a.name, b.name));
});

export const currentCode = (): string => window.kinora?.language?.code ?? 'en';
