import type { Site } from './site';
import { KINORA } from './site';

/** Where an earlier visit left it. */
export const FIRST_LOOK_KEY = 'kinora:site';

/** What a page shows of a deployer's site before the app is there, for the page's boot; `{}` for Kinora itself. */
export interface FirstLook {
  name?: string;
  wordmark?: string;
  /** Declarations of custom properties of the style sheet. */
  colors?: string;
  /** Nobody signs in. */
  isOpen?: true;
  /** Home has other rows; without a hero it begins with another picture, too. */
  rows?: 'own' | 'heroless';
}

/** Gives the page the colours of a look, and takes back those of an earlier one. */
export function colorPage({ colors }: FirstLook): void {
  document.documentElement.style.cssText = colors ?? '';
}

export function firstLook({ brand, features, homeRows }: Site): FirstLook {
  const { name, wordmark, accent, accentText } = brand;
  const hasOwnColors = accent !== KINORA.brand.accent || accentText !== KINORA.brand.accentText;
  const hasOwnRows = homeRows.join() !== KINORA.homeRows.join();
  return {
    ...(name !== KINORA.brand.name && { name }),
    ...(wordmark !== null && { wordmark }),
    ...(hasOwnColors && {
      colors: [
        `--brand-accent:${accent}`,
        `--brand-accent-bright:color-mix(in oklab, ${accent}, white 25%)`,
        `--brand-accent-text:${accentText}`,
      ].join(';'),
    }),
    ...(!features.signIn && { isOpen: true }),
    ...(hasOwnRows && { rows: homeRows.includes('hero') ? 'own' : 'heroless' }),
  };
}
