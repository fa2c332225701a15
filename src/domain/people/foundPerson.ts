import type { PersonName } from './person';
import type { TitleId } from '../title/title';

/** A person in a search result. */
export interface FoundPerson extends PersonName {
  id: TitleId;
  /** `Acting`, `Directing`, … */
  department: string | null;
  /** The names of titles with the person. */
  knownFor: string[];
}
