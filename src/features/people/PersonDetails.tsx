import * as head from '@/components/layout/PageHead.module.css';
import { Picture } from '@/components/media/Picture';
import { Portrait } from '@/components/media/Portrait';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLinks } from '@/components/ui/SiteLinks';
import type { Person } from '@/domain/people/person';
import { plural, t } from '@/i18n/t';
import { inSentence } from '@/i18n/inSentence';
import { tRich } from '@/i18n/tRich';
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
  const ageElement = age !== null && (
    // Translators: Takes the place of {age} in “Born {date} ({age})” and “Died {date} ({age})”
    <span>{plural(age, 'age {count}', 'age {count}')}</span>
  );
  const date = (isoDate: string) => <time dateTime={isoDate}>{formatDate(isoDate)}</time>;
  return (
    <>
      {born !== null && (
        <p>
          {died === null && ageElement
            ? tRich('Born {date} ({age})', { date: date(born), age: ageElement })
            : tRich('Born {date}', { date: date(born) })}
        </p>
      )}
      {died !== null && (
        <p>
          {ageElement
            ? tRich('Died {date} ({age})', { date: date(died), age: ageElement })
            : tRich('Died {date}', { date: date(died) })}
        </p>
      )}
    </>
  );
}

/** The departments of TMDB. */
const KNOWN_FOR: Readonly<Record<string, string>> = {
  Acting: t('Known for acting'),
  Directing: t('Known for directing'),
  Writing: t('Known for writing'),
  Production: t('Known for production'),
  Camera: t('Known for camera'),
  Editing: t('Known for editing'),
  Sound: t('Known for sound'),
  Art: t('Known for art'),
  Lighting: t('Known for lighting'),
  'Visual Effects': t('Known for visual effects'),
  'Costume & Make-Up': t('Known for costume & make-up'),
  Creator: t('Known for creator'),
  Crew: t('Known for crew'),
};

const knownFor = (department: string) =>
  KNOWN_FOR[department] ?? t('Known for {department}', { department: inSentence(department) });

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
            {department !== null && <p>{knownFor(department)}</p>}
            <LifeDates person={person} />
            {birthplace !== null && <p>{tRich('From {place}', { place: <span dir="auto">{birthplace}</span> })}</p>}
          </div>
          {biography !== '' && <Biography text={biography} language={biographyLanguage} />}
          <div className={styles.ways}>
            <SiteLinks label={t('Elsewhere')} links={links} />
            <ShareButton title={name} />
          </div>
        </div>
      </div>
    </div>
  );
}
