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
  /** True if sign-in is disabled. */
  isOpen?: true;
  /** True if the site has its own catalogue and shows no samples. */
  isOwn?: true;
  /** Set if the home page has other rows. Without the demo's hero, its prerendered markup is different, too. */
  rows?: 'own' | 'heroless';
  /** The kinds that the catalogue lacks, so that no link leads to them. */
  lacks?: readonly MissingKind[];
}

/** Applies the colors of a branding to the page, and removes those of an earlier one. */
export function colorPage({ colors }: StoredBranding): void {
  document.documentElement.style.cssText = colors ?? '';
}

export function brandingOf({ brand, features, homeRows, samples, lacks }: Site): StoredBranding {
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
    ...(!features.signIn && { isOpen: true }),
    ...(!samples && { isOwn: true }),
    ...(lacks.length > 0 && { lacks }),
    ...(hasOwnRows && { rows: homeRows.includes('hero') && samples ? 'own' : 'heroless' }),
  };
}

const LACKS: readonly MissingKind[] = ['movies', 'series', 'ratings'];

/** Returns the kinds that the catalogue lacks according to a stored branding. */
export function lacksOf(lookText: string | null | undefined): readonly MissingKind[] {
  try {
    const look: unknown = JSON.parse(lookText ?? '');
    const named = isRecord(look) && Array.isArray(look.lacks) ? look.lacks : [];
    return LACKS.filter((lack) => named.includes(lack));
  } catch {
    return [];
  }
}
