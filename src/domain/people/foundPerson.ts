import type { PersonName } from './person';
import type { TitleId } from '../title/title';

/** Somebody as the answer to a search names them. */
export interface FoundPerson extends PersonName {
  id: TitleId;
  /** `Acting`, `Directing`, … */
  department: string | null;
  /** Titles that they had a part in, by name. */
  knownFor: string[];
}
