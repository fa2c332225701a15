import { Portrait } from '@/components/media/Portrait';
import { Link } from '@/components/ui/Link';
import type { CastMember, CrewMember, PersonName } from '@/domain/people/person';
import { personKey } from '@/domain/people/readPersonName';
import { personPath } from '@/domain/title/titlePath';
import { tStored } from '@/i18n/t';
import * as styles from './AllPeople.late.module.css';
import { groupPeople } from './groupPeople';

interface AllPeopleProps {
  id: string;
  cast: readonly CastMember[];
  crew: readonly CrewMember[];
}

/** The whole cast and crew, by department. */
export function AllPeople({ id, cast, crew }: AllPeopleProps) {
  return (
    <div id={id} className={styles.all}>
      {groupPeople(cast, crew).map(({ heading, people }, index) => (
        <section key={heading} aria-labelledby={`${id}-${index}`} className={styles.group}>
          <h3 id={`${id}-${index}`} className={styles.heading}>
            <span>{`${tStored(heading)} `}</span>
            <span className={styles.count}>{people.length}</span>
          </h3>
          <ul className={styles.people}>
            {people.map(({ person, note }) => (
              <li key={personKey(person)} className={styles.person}>
                <Portrait name={person.name} image={person.portrait} sizes="44px" isSmall className={styles.portrait} />
                <div className={styles.words}>
                  <Name person={person} />
                  {note !== null && (
                    <p className={styles.note} dir="auto">
                      {note}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface NameProps {
  person: PersonName;
}

const Name = ({ person: { id, source, name } }: NameProps) =>
  id === null ? (
    <p className={styles.name} dir="auto">
      {name}
    </p>
  ) : (
    <Link to={personPath({ id, source })} className={styles.name} dir="auto">
      {name}
    </Link>
  );
