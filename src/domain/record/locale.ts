/** The language and region that the deployer sets. */
export interface Locale {
  /** BCP 47, such as `en-US`. */
  language: string;
  /** ISO 3166-1, upper case; null if it is not set. */
  region: string | null;
}

/** Returns `pt` for `pt-BR`. */
export const languageCode = (language: string): string => language.split('-')[0]?.toLowerCase() ?? '';

/** Returns the region of the viewers: the configured one, or the region of the language. */
export const regionOf = ({ language, region }: Locale): string =>
  region ?? /-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase() ?? DEFAULT_REGION;

export const DEFAULT_REGION = 'US';
