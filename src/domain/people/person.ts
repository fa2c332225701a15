import type { ImageRef } from '@/lib/safeUrls';
import type { Source } from '../record/source';
import type { Title, TitleId } from '../title/title';

/** A person in a cast or crew, as a title's record names them. */
export interface PersonName {
  /** The id of their page; null if they have none. */
  id: TitleId | null;
  /** The source that the id belongs to. */
  source: Source;
  name: string;
  portrait: ImageRef | null;
}

export interface CastMember extends PersonName {
  /** The character. */
  role: string | null;
}

export interface CrewMember extends PersonName {
  /** Their jobs without repeats: `Director`, `Writer`, … */
  jobs: string[];
  /** The department of the first job: `Directing`, `Writing`, …; undefined if the source does not have it. */
  department?: string | null;
}

/** A movie or a series with the person. */
export interface PersonCredit {
  title: Title;
  /** `Acting`, or the department of the job: `Directing`, `Writing`, … */
  department: string;
  /** The character, or the job; several are joined by ' / '. */
  role: string | null;
}

/** The details of a person from a source. */
export interface Person extends PersonName {
  id: TitleId;
  biography: string;
  /** BCP 47, if the biography is in another language than the requested one; otherwise null. */
  biographyLanguage: string | null;
  /** `YYYY-MM-DD`. */
  born: string | null;
  died: string | null;
  birthplace: string | null;
  /** The main department: `Acting`, `Directing`, … */
  department: string | null;
  knownFor: Title[];
  /** Each title once in each department, the newest first. Titles without a date come before them. */
  credits: PersonCredit[];
  links: ExternalLink[];
}

/** The page of another site about a title or a person. */
export interface ExternalLink {
  site: 'Website' | 'IMDb' | 'TMDB' | 'Wikidata' | 'Instagram' | 'X' | 'Facebook';
  url: string;
}
