import { useId, useState } from 'react';
import { LazyRow } from '@/components/media/LazyRow';
import { PersonCard } from '@/components/media/PersonCard';
import { Button } from '@/components/ui/Button';
import type { CastMember, CrewMember } from '@/domain/people/person';
import { personKey } from '@/domain/people/readPersonName';
import { t } from '@/i18n/t';
import { AllPeople } from './AllPeople';
import { asMaker, asPlayer } from './groupPeople';
import * as styles from './rows.late.module.css';

/** The maximum number of people in the row. The list starts with the leading roles. */
const IN_ROW = 20;

interface CastRowProps {
  cast: readonly CastMember[];
  crew: readonly CrewMember[];
}

/** The row of the cast, with a button that shows the whole cast and crew. */
export function CastRow({ cast, crew }: CastRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const allId = useId();
  const people = cast.length > 0 ? cast.map(asPlayer) : crew.map(asMaker);
  if (people.length === 0) return null;

  const hasMore = cast.length > IN_ROW || (cast.length > 0 && crew.length > 0) || people.length > IN_ROW;
  const more = hasMore && (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      aria-controls={isOpen ? allId : undefined}
      onClick={() => {
        setIsOpen(!isOpen);
      }}
    >
      {isOpen ? t('Show fewer') : t('All cast and crew')}
    </Button>
  );
  return (
    <div className={styles.people}>
      <LazyRow
        heading={cast.length > 0 ? t('Cast') : t('Crew')}
        note={more}
        items={people.slice(0, IN_ROW)}
        keyOf={({ person }) => personKey(person)}
        renderItem={(entry) => <PersonCard {...entry} />}
      />
      {isOpen && <AllPeople id={allId} cast={cast} crew={crew} />}
    </div>
  );
}
