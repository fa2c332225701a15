import type { ImageRef } from '@/lib/safeUrls';
import type { CollectionName } from '../collections/collection';
import type { Film } from '../film/film';
import type { CastMember, CrewMember, ExternalLink } from '../people/person';
import type { SeasonSummary } from '../seasons/season';
import type { Title } from './title';

/** The details of a title beyond the fields of a list. Unknown fields are null or empty. */
export interface TitleDetails {
  /** The title from this response, which is more complete than in a list. */
  title: Title;
  tagline: string | null;
  /** BCP 47, if overview and tagline are in another language than the requested one; otherwise null. */
  textLanguage: string | null;
  /** The age certificate in the configured region, or in the United States: `PG-13`, `16`. */
  certificate: string | null;
  /** In the words of the source: `Released`, `Ended`, … */
  status: string | null;
  /** ISO 639-1, lower case. */
  originalLanguage: string | null;
  languages: string[];
  /** ISO 3166-1, upper case. */
  countries: string[];
  /** The first release in each country, sorted by country; only for movies. */
  releases: Release[];
  /** Only for series, like the next two fields. */
  lastAirDate: string | null;
  episodeCount: number | null;
  seasons: SeasonSummary[];
  cast: CastMember[];
  /** Each person once with all their jobs; creators, directors and writers come first. */
  crew: CrewMember[];
  /** YouTube videos, trailers first, the best of them first. */
  videos: Video[];
  collection: CollectionName | null;
  keywords: Keyword[];
  backdrops: ImageRef[];
  posters: ImageRef[];
  /** Recommended titles, then similar ones, without repeats. */
  related: Title[];
  /** Null if there is no video to play. Each episode of a series has its own. */
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
  /** The YouTube key. */
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

/** The providers in one country, from the data of JustWatch. */
export interface WhereToWatch {
  /** ISO 3166-1, upper case. */
  region: string;
  /** The TMDB page that links to the providers. */
  link: string | null;
  /** The available ways, in the order of `WAYS_TO_WATCH`. */
  ways: { way: WayToWatch; providers: Provider[] }[];
}

export interface Provider {
  id: number;
  name: string;
  logo: ImageRef | null;
}
