import { isRecord } from '@/lib/json';
import type { Lack, Site } from './site';
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
  /** Home has other rows; without the demo's hero it begins with another picture, too. */
  rows?: 'own' | 'heroless';
  /** What no title has, so that nothing leads there. */
  lacks?: readonly Lack[];
}

/** Gives the page the colours of a look, and takes back those of an earlier one. */
export function colorPage({ colors }: FirstLook): void {
  document.documentElement.style.cssText = colors ?? '';
}

export function firstLook({ brand, features, homeRows, samples, lacks }: Site): FirstLook {
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
    ...(lacks.length > 0 && { lacks }),
    ...(hasOwnRows && { rows: homeRows.includes('hero') && samples ? 'own' : 'heroless' }),
  };
}

const LACKS: readonly Lack[] = ['movies', 'series', 'ratings'];

/** What an earlier look says that no title has. */
export function lacksOf(lookText: string | null | undefined): readonly Lack[] {
  try {
    const look: unknown = JSON.parse(lookText ?? '');
    const named = isRecord(look) && Array.isArray(look.lacks) ? look.lacks : [];
    return LACKS.filter((lack) => named.includes(lack));
  } catch {
    return [];
  }
}
