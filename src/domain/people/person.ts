import type { ImageRef } from '@/lib/imageRef';
import type { Source } from '../record/source';
import type { Title, TitleId } from '../title/title';

/** Somebody in a cast or crew, as a title's record names them. */
export interface PersonName {
  /** What their page goes by; null where they have none. */
  id: TitleId | null;
  /** Whose id it is. */
  source: Source;
  name: string;
  portrait: ImageRef | null;
}

export interface CastMember extends PersonName {
  /** Whom they play. */
  role: string | null;
}

export interface CrewMember extends PersonName {
  /** What they did, once each: `Director`, `Writer`, … */
  jobs: string[];
  /** Of the first of them: `Directing`, `Writing`, …; left out where the source does not say. */
  department?: string | null;
}

/** A film or a series that somebody had a part in. */
export interface PersonCredit {
  title: Title;
  /** `Acting`, or the department of the job: `Directing`, `Writing`, … */
  department: string;
  /** The character, or the job; several are joined by ' / '. */
  role: string | null;
}

/** All that a source knows of a person. */
export interface Person extends PersonName {
  id: TitleId;
  biography: string;
  /** BCP 47, where the biography is in another language than was asked for. */
  biographyLanguage: string | null;
  /** `YYYY-MM-DD`. */
  born: string | null;
  died: string | null;
  birthplace: string | null;
  /** What they are known for: `Acting`, `Directing`, … */
  department: string | null;
  knownFor: Title[];
  /** Each title once a department, the newest first; what has no date comes first of all. */
  credits: PersonCredit[];
  links: ExternalLink[];
}

/** Another site's page about a title or a person. */
export interface ExternalLink {
  site: 'Website' | 'IMDb' | 'TMDB' | 'Wikidata' | 'Instagram' | 'X' | 'Facebook';
  url: string;
}
