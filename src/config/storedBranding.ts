import { isRecord } from '@/lib/json';
import type { MissingKind, Site } from './site';
import { DEFAULT_SITE } from './site';

/** The storage name of the branding from an earlier visit. */
export const BRANDING_NAME = 'kinora:site';

/** The branding of the deployer's site, which the boot script applies before the app runs; `{}` for Kinora itself. */
export interface StoredBranding {
  name?: string;
  wordmark?: string;
  /** The declarations of the style sheet's custom properties. */
  colors?: string;
  /** The language of the interface, if the deployer has set one. */
  language?: string;
  /** The languages that the site offers, if it does not offer all. */
  languages?: readonly string[];
  /** True if sign-in is disabled. */
  isOpen?: true;
  /** True if the site has its own catalogue and shows no samples. */
  isOwn?: true;
  /**
   * Set if config.json changes the rows of Home: `own` keeps the demo's hero, `heroless` does not, so the prerendered
   * page is another one.
   */
  rows?: 'own' | 'heroless';
  /** The kinds that the catalogue lacks, so that no link leads to them. */
  lacks?: readonly MissingKind[];
}

/** Applies the colors of a branding to the page, and removes those of an earlier one. */
export function colorPage({ colors }: StoredBranding): void {
  document.documentElement.style.cssText = colors ?? '';
}

export function brandingOf({
  brand,
  features,
  homeRows,
  samples,
  lacks,
  uiLanguage,
  uiLanguages,
}: Site): StoredBranding {
  const { name, wordmark, accent, accentText } = brand;
  const hasOwnColors = accent !== DEFAULT_SITE.brand.accent || accentText !== DEFAULT_SITE.brand.accentText;
  const hasOwnRows = homeRows.join() !== DEFAULT_SITE.homeRows.join();
  return {
    ...(name !== DEFAULT_SITE.brand.name && { name }),
    ...(wordmark !== null && { wordmark }),
    ...(hasOwnColors && {
      colors: [
        `--brand-accent:${accent}`,
        `--brand-accent-bright:color-mix(in oklab, ${accent}, white 25%)`,
        `--brand-accent-text:${accentText}`,
      ].join(';'),
    }),
    ...(uiLanguage !== 'auto' && { language: uiLanguage }),
    ...(uiLanguages.length > 0 && { languages: uiLanguages }),
    ...(!features.signIn && { isOpen: true }),
    ...(!samples && { isOwn: true }),
    ...(lacks.length > 0 && { lacks }),
    ...(hasOwnRows && { rows: homeRows.includes('hero') && samples ? 'own' : 'heroless' }),
  };
}

const LACKS: readonly MissingKind[] = ['movies', 'series', 'ratings'];

/** Returns the kinds that the catalogue lacks according to a stored branding. */
export function lacksOf(brandingText: string | null | undefined): readonly MissingKind[] {
  try {
    const branding: unknown = JSON.parse(brandingText ?? '');
    const named = isRecord(branding) && Array.isArray(branding.lacks) ? branding.lacks : [];
    return LACKS.filter((lack) => named.includes(lack));
  } catch {
    return [];
  }
}
