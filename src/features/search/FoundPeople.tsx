import { Portrait } from '@/components/media/Portrait';
import { Link } from '@/components/ui/Link';
import type { FoundPerson } from '@/domain/people/foundPerson';
import { personPath } from '@/domain/title/titlePath';
import * as styles from './FoundPeople.late.module.css';
import { MarkedText } from './MarkedText';

interface FoundPeopleProps {
  people: readonly FoundPerson[];
  query: string;
  onOpen: () => void;
}

/** List items of people, with what they are known for and a link to their page. */
export const FoundPeople = ({ people, query, onOpen }: FoundPeopleProps) =>
  people.map((person) => (
    <li key={person.id} className={styles.person}>
      <Portrait name={person.name} image={person.portrait} sizes="48px" isSmall className={styles.portrait} />
      <div className={styles.words}>
        <Link to={personPath(person)} className={styles.name} onClick={onOpen}>
          <MarkedText text={person.name} query={query} />
        </Link>
        <p className={styles.facts} dir="auto">
          {[person.department, person.knownFor.join(', ')].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  ));
