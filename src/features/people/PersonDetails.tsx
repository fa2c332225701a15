import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import { Portrait } from '@/components/media/Portrait';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLinks } from '@/components/ui/SiteLinks';
import type { Person } from '@/domain/people/person';
import { formatDate } from '@/lib/formats/dates';
import { today } from '@/lib/today';
import { yearsBetween } from '@/lib/yearsBetween';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import { Biography } from './Biography';
import * as styles from './PersonDetails.late.module.css';

interface LifeDatesProps {
  person: Pick<Person, 'born' | 'died'>;
}

/** The dates of birth and death, with the age. */
function LifeDates({ person: { born, died } }: LifeDatesProps) {
  const age = born === null ? null : yearsBetween(born, died ?? today());
  const atAge = age !== null && <span>{` (age ${age})`}</span>;
  return (
    <>
      {born !== null && (
        <p>
          <span>Born </span>
          <time dateTime={born}>{formatDate(born)}</time>
          {died === null && atAge}
        </p>
      )}
      {died !== null && (
        <p>
          <span>Died </span>
          <time dateTime={died}>{formatDate(died)}</time>
          {atAge}
        </p>
      )}
    </>
  );
}

const PORTRAIT_SIZES = '(max-width: 767px) 40vw, 300px';

interface PersonDetailsProps {
  person: Person;
  /** The back link. */
  navigation: Elements;
}

/** The name, the facts and the biography of a person, beside the portrait. */
export function PersonDetails({ person, navigation }: PersonDetailsProps) {
  const { name, portrait, department, birthplace, biography, biographyLanguage, links } = person;
  return (
    <div className={classNames(head.head, head.below)}>
      {portrait !== null && (
        <div className={head.backdrop} aria-hidden>
          <Picture image={portrait} shape="portrait" sizes={PORTRAIT_SIZES} className={head.blurred} />
        </div>
      )}
      <div className={head.navigation}>{navigation}</div>
      <div className={classNames(head.body, styles.body)}>
        <div className={classNames(head.picture, styles.portrait)}>
          <Portrait name={name} image={portrait} sizes={PORTRAIT_SIZES} isFirst />
        </div>
        <div className={classNames(head.text, styles.text)}>
          <h1 className={head.name} dir="auto">
            {name}
          </h1>
          <div className={styles.facts}>
            {department !== null && <p>{`Known for ${department.toLowerCase()}`}</p>}
            <LifeDates person={person} />
            {birthplace !== null && (
              <p>
                From <span dir="auto">{birthplace}</span>
              </p>
            )}
          </div>
          {biography !== '' && <Biography text={biography} language={biographyLanguage} />}
          <div className={styles.ways}>
            <SiteLinks label="Elsewhere" links={links} />
            <ShareButton title={name} />
          </div>
        </div>
      </div>
    </div>
  );
}
