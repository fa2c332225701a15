import type { PersonName } from '@/domain/people/person';
import { personPath } from '@/domain/title/titlePath';
import { classNames } from '@/lib/classNames';
import { Link } from '../ui/Link';
import * as card from './NamedCard.late.module.css';
import * as styles from './PersonCard.late.module.css';
import { Portrait } from './Portrait';

interface PersonCardProps {
  person: PersonName;
  /** The role or the job. */
  note: string | null;
}

const SIZES = '(max-width: 639px) 30vw, clamp(120px, 10vw, 168px)';

/** The card of a person: a link that covers the card, or plain text if the person has no page. */
export function PersonCard({ person, note }: PersonCardProps) {
  const { id, source, name, portrait } = person;
  return (
    <article className={classNames(card.card, styles.card)} aria-label={name}>
      <Portrait name={name} image={portrait} sizes={SIZES} className={card.picture} />
      {id === null ? (
        <p className={card.name} dir="auto">
          {name}
        </p>
      ) : (
        <Link to={personPath({ id, source })} className={card.name} dir="auto">
          {name}
        </Link>
      )}
      {note !== null && (
        <p className={classNames(card.note, styles.note)} dir="auto">
          {note}
        </p>
      )}
    </article>
  );
}
