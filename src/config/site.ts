/** The sections of the home page by their names in config.json, in their default order. */
export const HOME_ROWS = [
  'hero',
  'studios',
  'latest-releases',
  'popular-movies',
  'action-packed',
  'crime-mystery',
  'scifi-fantasy',
  'horror',
  'tv-series',
  'movies',
] as const;

/** The rows of a site with its own catalogue. A row for which the catalogue has no titles is not shown. */
export const OWN_HOME_ROWS = ['hero', 'added-lately', 'collections', 'genres', 'series', 'movies'] as const;

export type HomeRow = (typeof HOME_ROWS)[number] | (typeof OWN_HOME_ROWS)[number];

export interface Brand {
  name: string;
  /** The URL of an image that replaces the name. */
  wordmark: string | null;
  /** Colors as `#rrggbb`: the accent on the page, and text on the accent. */
  accent: string;
  accentText: string;
  /** One sentence about the site; null if the deployer sets none. */
  tagline: string | null;
  texts: BrandTexts;
}

/**
 * Texts that replace those of the demo: below the headings of the movies page and the series page, and on the landing
 * page.
 */
export type BrandTexts = Partial<Record<'movies' | 'series' | 'landingTitle' | 'landingText', string>>;

export interface Features {
  /** If false, every viewer lands on home, and `plans` and `demoAccount` are off, too. */
  signIn: boolean;
  plans: boolean;
  demoAccount: boolean;
  /** Whether a card with hover intent opens a preview. */
  previews: boolean;
  /** Whether the page around a preview dims. */
  dimBackground: boolean;
  /** Whether the receipt of a payment is drawn as a ticket. */
  ticket: boolean;
  /** Whether movies can be browsed by the color of their posters. */
  colors: boolean;
  /** Whether movies that end before bedtime are suggested. */
  tonight: boolean;
}

/** The settings that change what viewers see of the site. */
export interface Site {
  brand: Brand;
  features: Features;
  homeRows: readonly HomeRow[];
  /** The language of the interface, such as `de`, unless the viewer chooses another one; `auto` for the browser's. */
  uiLanguage: string;
  /** The languages that the site offers, with `en` for English; empty for all. A browser that has none gets the first. */
  uiLanguages: readonly string[];
  /** Whether samples may be shown; a site with its own catalogue never shows one. */
  samples: boolean;
  /** The kinds that the site's own catalogue lacks. This is not a setting; the app detects it at run time. */
  lacks: readonly MissingKind[];
  /** The genres of the site's own movies, detected at run time. */
  genres: readonly { id: number; name: string }[];
}

/**
 * Names what a catalogue lacks: all movies, all series, or all ratings. The kinds of titles have the names of their pages.
 */
export type MissingKind = 'movies' | 'series' | 'ratings';

export const DEFAULT_SITE: Site = {
  brand: { name: 'Kinora', wordmark: null, accent: '#f6b24a', accentText: '#211503', tagline: null, texts: {} },
  features: {
    signIn: true,
    plans: true,
    demoAccount: true,
    previews: true,
    dimBackground: true,
    ticket: true,
    colors: true,
    tonight: true,
  },
  homeRows: HOME_ROWS,
  uiLanguage: 'auto',
  uiLanguages: [],
  samples: true,
  lacks: [],
  genres: [],
};

/** The defaults of a site with its own catalogue: sign-in, plans and the demo account are off. */
export const OWN_SITE: Site = {
  ...DEFAULT_SITE,
  features: { ...DEFAULT_SITE.features, signIn: false, plans: false, demoAccount: false },
  samples: false,
};
