/** Home's parts by their names in config.json, in the order that they have where it names none. */
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

/** The rows of a site with its own catalogue: each shows what that catalogue has, and is absent where it has nothing. */
export const OWN_HOME_ROWS = ['hero', 'added-lately', 'collections', 'genres', 'series', 'movies'] as const;

export type HomeRow = (typeof HOME_ROWS)[number] | (typeof OWN_HOME_ROWS)[number];

export interface Brand {
  name: string;
  /** The address of a picture that stands in the name's place. */
  wordmark: string | null;
  /** Colours as `#rrggbb`: the accent on the page, and text on the accent. */
  accent: string;
  accentText: string;
  /** One sentence about the site; null where the deployer gives none. */
  tagline: string | null;
  texts: BrandTexts;
}

/** Texts in place of the demo's: below the headings of the movies page and of the series page, and on the landing. */
export type BrandTexts = Partial<Record<'movies' | 'series' | 'landingTitle' | 'landingText', string>>;

export interface Features {
  /** Where this is off, everybody is at home at once; the others are off with it. */
  signIn: boolean;
  plans: boolean;
  demoAccount: boolean;
  /** A card that somebody rests at opens to a preview. */
  previews: boolean;
  /** The page around a preview dims. */
  lampDown: boolean;
  /** A payment's receipt is drawn as a ticket. */
  ticket: boolean;
  /** Movies by the colour of their posters. */
  colours: boolean;
  /** Movies that end before bedtime. */
  tonight: boolean;
}

/** What a deployer makes of the site, as far as viewers see it. */
export interface Site {
  brand: Brand;
  features: Features;
  homeRows: readonly HomeRow[];
  /** Whether samples may be shown; a site with its own catalogue never shows one. */
  samples: boolean;
  /** What no title of the site's own catalogue has: no setting, but found out at run time. */
  lacks: readonly Lack[];
  /** The genres of its own movies, found out likewise. */
  genres: readonly { id: number; name: string }[];
}

/** A kind of title, by the first part of its address, or ratings. */
export type Lack = 'movies' | 'series' | 'ratings';

export const KINORA: Site = {
  brand: { name: 'Kinora', wordmark: null, accent: '#f6b24a', accentText: '#211503', tagline: null, texts: {} },
  features: {
    signIn: true,
    plans: true,
    demoAccount: true,
    previews: true,
    lampDown: true,
    ticket: true,
    colours: true,
    tonight: true,
  },
  homeRows: HOME_ROWS,
  samples: true,
  lacks: [],
  genres: [],
};
