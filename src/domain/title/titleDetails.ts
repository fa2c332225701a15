import type { ImageRef } from '@/lib/imageRef';
import type { CollectionName } from '../collections/collection';
import type { Film } from '../film/film';
import type { CastMember, CrewMember, ExternalLink } from '../people/person';
import type { SeasonSummary } from '../seasons/season';
import type { Title } from './title';

/** All that a source knows of a title beyond what a list says of it. What it does not know is null or empty. */
export interface TitleDetails {
  /** The title as this answer has it, fuller than a list's. */
  title: Title;
  tagline: string | null;
  /** BCP 47, where overview and tagline are in another language than was asked for. */
  textLanguage: string | null;
  /** For whom it is released in the configured region, else in the United States: `PG-13`, `16`. */
  certificate: string | null;
  /** As the source words it: `Released`, `Ended`, … */
  status: string | null;
  /** ISO 639-1, lower case. */
  originalLanguage: string | null;
  languages: string[];
  /** ISO 3166-1, upper case. */
  countries: string[];
  /** The first in each country, by country; of films. */
  releases: Release[];
  /** Of series. */
  lastAirDate: string | null;
  episodeCount: number | null;
  seasons: SeasonSummary[];
  cast: CastMember[];
  /** Whoever has several jobs stands there once; creators, directors and writers come first. */
  crew: CrewMember[];
  /** At YouTube, trailers first, the best of them first of all. */
  videos: Video[];
  collection: CollectionName | null;
  keywords: Keyword[];
  backdrops: ImageRef[];
  posters: ImageRef[];
  /** Recommended ones, then similar ones, each once. */
  related: Title[];
  /** Null where there is nothing to play; of a series each episode has its own. */
  film: Film | null;
  providers: WhereToWatch | null;
  links: ExternalLink[];
}

export interface Release {
  /** ISO 3166-1, upper case. */
  country: string;
  /** `YYYY-MM-DD`. */
  date: string;
  certificate: string | null;
}

export interface Video {
  /** At YouTube. */
  key: string;
  name: string;
  /** `Trailer`, `Teaser`, `Clip`, … */
  type: string;
}

export interface Keyword {
  id: number;
  name: string;
}

export const WAYS_TO_WATCH = ['stream', 'free', 'ads', 'rent', 'buy'] as const;
export type WayToWatch = (typeof WAYS_TO_WATCH)[number];

/** Who shows it in one country, by JustWatch's data. */
export interface WhereToWatch {
  /** ISO 3166-1, upper case. */
  region: string;
  /** TMDB's page that leads on to the providers. */
  link: string | null;
  /** The ways that there are, in the order above. */
  ways: { way: WayToWatch; providers: Provider[] }[];
}

export interface Provider {
  id: number;
  name: string;
  logo: ImageRef | null;
}
