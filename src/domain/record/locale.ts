/** What a deployer sets of languages and countries. */
export interface Locale {
  /** BCP 47, as `en-US`. */
  language: string;
  /** ISO 3166-1, upper case; null where it is not set. */
  region: string | null;
}

/** `pt` of `pt-BR`. */
export const languageCode = (language: string): string => language.split('-')[0]?.toLowerCase() ?? '';

/** Where a viewer is taken to be: the region that is set, else the language's own. */
export const regionOf = ({ language, region }: Locale): string =>
  region ?? /-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase() ?? DEFAULT_REGION;

export const DEFAULT_REGION = 'US';
